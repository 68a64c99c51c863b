import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Código de autorización y bloqueo de dominio',
  description:
    'Dos cerraduras en una puerta: el código que permite mover un nombre y el bloqueo que lo impide. Dónde encontrarlos y cómo tratarlos.',
  next: { heading: 'Que nadie más mueva su nombre.', label: 'Ver la protección de dominios' },
  body: [
    text(
      'Quien puede mover un nombre controla la web y el correo que cuelgan de él. Por eso hay dos guardianes en cada transferencia: un código que solo debe conocer el titular y un bloqueo que solo el titular debe abrir. Los encontrará cuando traslade un nombre, y después tampoco conviene olvidarlos.',
    ),
    heading('Qué es el código de autorización'),
    text(
      'Es una contraseña para un único nombre. La emite el registrador que lo gestiona, la comprueba el registro, y sin el código correcto se rechaza la transferencia. También se llama auth code, código EPP o clave de transferencia. Suele tener de ocho a treinta y dos letras, cifras y signos, y distingue mayúsculas de minúsculas.',
    ),
    text(
      'No es la contraseña de su cuenta y no dice de quién es el nombre. Demuestra que usted ha podido pedírselo al registrador actual.',
    ),
    heading('Cómo tratarlo'),
    points(
      'Pídalo solo cuando vaya a hacer el traslado. Muchos registradores lo dejan caducar al cabo de una semana o de un mes.',
      'Cópielo, no lo teclee. En un mensaje, la O mayúscula y el cero se parecen.',
      'No se lo dé a nadie más que al nuevo registrador, y solo en una página que usted mismo haya abierto.',
      'Si alguien lo ha visto, pida otro. El anterior deja de servir.',
    ),
    text(
      'Nuestra transferencia lo solicita después de mostrar el precio. Desde ese momento está cifrado, no aparece en ninguna dirección ni en ningún log, no lo volvemos a mostrar y lo borramos al terminar.',
    ),
    heading('Qué hace el bloqueo'),
    text(
      'Un nombre bloqueado rechaza toda transferencia, incluso con el código correcto. En la ficha pública se lee `clientTransferProhibited`: lo ha puesto el registrador y él lo quita cuando usted lo pide. Otra indicación, `serverTransferProhibited`, la pone el propio registro, por ejemplo durante los primeros 60 días o en un litigio. Esa solo termina con el tiempo o por decisión del registro.',
    ),
    text(
      'La [consulta WHOIS](/domains/whois) muestra las dos. Escriba su nombre y lea su estado: **bloqueado** es lo que debería ver todos los días, salvo en la semana de un traslado.',
    ),
    heading('Los nombres que están con nosotros'),
    text(
      'El [bloqueo de dominio](/domains/protection) es un complemento de cada nombre. Con él no sale ninguna transferencia hasta que usted lo abre y lo confirma por correo, y cada cambio se le comunica por mensaje. En Mis dominios se ve si un nombre lo tiene.',
    ),
    steps(
      'Para irse, [escriba a soporte](/contact) desde la dirección de su cuenta y pida el código de autorización.',
      'Si el nombre tiene el bloqueo, confirme el mensaje que le enviamos.',
      'Entregue el código al nuevo registrador mientras sea válido.',
    ),
    text('No preguntamos por qué. El nombre es suyo y puede llevárselo cuando quiera.'),
    heading('Lo que ninguno de los dos impide'),
    text(
      'Código y bloqueo vigilan las transferencias. No detienen a quien entra en su cuenta ni evitan que un nombre venza. Contra lo primero ayuda [una cuenta difícil de abrir](/knowledge-base/protect-your-account); contra lo segundo, nuestros mensajes 90, 30 y 7 días antes del vencimiento y [saber qué pasa después](/knowledge-base/life-of-a-name).',
    ),
  ],
}
