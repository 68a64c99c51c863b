import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Código de autorización y bloqueo de dominio',
  description:
    'Qué es el código de autorización (auth code), cómo protege el bloqueo de dominio y dónde encontrar ambos antes de una transferencia.',
  next: { heading: 'Proteja su dominio de transferencias no deseadas.', label: 'Ver la protección de dominios' },
  body: [
    text(
      'Quien controla un dominio controla también su web y su correo. Por eso cada transferencia tiene dos protecciones: un código que solo debe conocer el titular y un bloqueo que solo él debe quitar. Los necesitará al transferir el dominio; el resto del tiempo, deje el bloqueo activado.',
    ),
    heading('Qué es el código de autorización'),
    text(
      'El código de autorización (auth code) es la contraseña de un único dominio. Lo emite el registrador que lo gestiona, lo comprueba el registro, y sin el código correcto la transferencia se rechaza. También se llama código EPP o clave de transferencia. Suele tener de 8 a 32 letras, cifras y signos, y distingue mayúsculas de minúsculas.',
    ),
    text(
      'No es la contraseña de su cuenta ni dice de quién es el dominio. Demuestra que usted ha podido solicitarlo al registrador actual.',
    ),
    heading('Cómo usar el código con seguridad'),
    points(
      'Solicítelo solo cuando vaya a iniciar la transferencia. En muchos registradores caduca al cabo de una semana o de un mes.',
      'Cópielo y péguelo; no lo teclee. En un mensaje, la O mayúscula y el cero se parecen.',
      'Entréguelo solo al nuevo registrador, y únicamente en una página que haya abierto usted mismo.',
      'Si lo ha visto otra persona, solicite uno nuevo. El anterior deja de ser válido.',
    ),
    text(
      'Nuestro formulario de transferencia lo pide después de mostrar el precio. Lo guardamos cifrado, no aparece en ninguna URL ni en ningún log, no lo volvemos a mostrar y lo borramos al terminar la transferencia.',
    ),
    heading('Cómo funciona el bloqueo de dominio'),
    text(
      'Un dominio bloqueado no se puede transferir, ni siquiera con el código correcto. En WHOIS, el bloqueo aparece como `clientTransferProhibited`: lo activa el registrador y lo quita cuando usted lo pide. Otro estado, `serverTransferProhibited`, lo activa el propio registro, por ejemplo durante los primeros 60 días o en un litigio. Termina con ese plazo o cuando el registro lo retira.',
    ),
    text(
      'La [consulta WHOIS](/domains/whois) muestra los dos. Escriba su dominio y mire su estado: debería figurar siempre como **bloqueado**, salvo en la semana de una transferencia.',
    ),
    heading('Dominios registrados con nosotros'),
    text(
      'Todos los dominios tienen un bloqueo gratuito, que usted activa y desactiva en Mis dominios. Mientras está activo, no empieza ninguna transferencia de salida. Con el complemento [Bloqueo de dominio con confirmación](/domains/protection), quitarlo exige además su confirmación por correo, y le avisamos de cada cambio.',
    ),
    steps(
      'Para llevarse un dominio, [escriba a soporte](/contact) desde la dirección de su cuenta y pida el código de autorización.',
      'Desactive el bloqueo en Mis dominios. Si el dominio tiene el complemento, confirme el correo que le enviamos.',
      'Entregue el código al nuevo registrador antes de que caduque.',
    ),
    text('No tiene que dar ningún motivo. El dominio es suyo y puede llevárselo cuando quiera.'),
    heading('De qué no protegen el código y el bloqueo'),
    text(
      'El código y el bloqueo solo protegen frente a transferencias no deseadas. No detienen a quien inicia sesión en su cuenta ni evitan que un dominio venza. Para lo primero, [proteja su cuenta](/knowledge-base/protect-your-account); para lo segundo, esté atento a nuestros mensajes 90, 30 y 7 días antes del vencimiento y lea [qué pasa después](/knowledge-base/life-of-a-name).',
    ),
  ],
}
