import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Transferencia de dominio, paso a paso',
  description:
    'Cómo transferir un dominio: desbloquearlo, pedir el código de autorización y hacer el pedido. Dura de 5 a 7 días y la web sigue en línea.',
  next: { heading: 'Vea el precio antes de transferir.', label: 'Iniciar una transferencia' },
  body: [
    text(
      'Una transferencia lleva su dominio de un registrador a otro. No mueve su web ni toca su correo. Dura de 5 a 7 días, casi todos de espera, e incluye un año más para el dominio.',
    ),
    heading('Qué necesita para transferir un dominio'),
    points(
      'Acceso a su cuenta en el registrador actual.',
      'Acceso al buzón de la dirección de correo que consta en el registro.',
      'El código de autorización, también llamado auth code o código EPP. Qué es y cómo funciona el bloqueo se explica en [Código de autorización y bloqueo de dominio](/knowledge-base/authorization-code-and-lock).',
    ),
    text(
      'Compruebe también la antigüedad del dominio. La mayoría de los registros rechazan transferencias durante los 60 días siguientes al alta o a la última transferencia. La [consulta WHOIS](/domains/whois) muestra la fecha de alta y si hay un bloqueo.',
    ),
    heading('Día 0: desbloquear, copiar el código, pedir'),
    steps(
      'Inicie sesión en su registrador actual y quite el bloqueo de dominio.',
      'Pida allí el código de autorización. En la mayoría de las extensiones deben dárselo en un plazo de cinco días.',
      'Abra nuestra [página de transferencias](/domains/transfer) y escriba el dominio completo, con su extensión.',
      'Compruebe el precio. Lo verá antes de introducir el código: en las extensiones que vendemos cuesta lo mismo que el primer año de un dominio nuevo.',
      'Pegue el código tal como lo recibió. Lo guardamos cifrado, no lo volvemos a mostrar y lo borramos al terminar la transferencia.',
      'Añada la transferencia al carrito y haga el pedido. Hasta entonces no se mueve ni se cobra nada.',
    ),
    text(
      'Pague con tarjeta, si se ofrece, o por transferencia bancaria. En ese caso, el plazo de 5 a 7 días empieza cuando llega el dinero.',
    ),
    heading('Día 1: el registro pregunta a su registrador actual'),
    text(
      'Con el pedido pagado, enviamos la solicitud al registro. Este pregunta a su registrador actual, que quizá le escriba. No hace falta que responda: pasados unos días, el silencio vale como consentimiento. Si el mensaje trae un enlace para confirmar, púlselo y todo irá más deprisa. Un enlace para rechazar detiene la transferencia; lea antes de pulsar.',
    ),
    heading('Días 2 a 6: no toque los registros DNS'),
    text(
      'Su web y su correo siguen funcionando, porque los servidores de nombres no cambian. No modifique registros DNS ni el titular en estos días: un cambio puede activar un bloqueo nuevo y la espera empezaría otra vez.',
    ),
    text('Su cuenta muestra el estado de la transferencia: solicitada, en el registro o completada.'),
    heading('Día 7: transferencia completada'),
    points(
      'Con la mayoría de los registros, el vencimiento es un año posterior al que tenía: no pierde nada del tiempo pagado.',
      'Los registros DNS no han cambiado.',
      'El código de autorización ya no sirve.',
      'El dominio aparece en Mis dominios, con su vencimiento y su precio de renovación.',
    ),
    text(
      'Compruebe dos cosas: abra su web y envíese un correo. Si ambas funcionan, puede cerrar la cuenta antigua, salvo que tenga allí otros servicios. Si su web sigue alojada en la empresa anterior, conserve ese contrato hasta haber [migrado también la web](/knowledge-base/move-a-website).',
    ),
    heading('Si la transferencia falla'),
    text(
      'Casi todos los rechazos tienen una de estas tres causas: el bloqueo seguía puesto, el código era incorrecto o había caducado, o el dominio tenía menos de 60 días. Le enviamos el motivo por correo. Corríjalo con su registrador actual y [escríbanos](/contact): volveremos a enviar la solicitud.',
    ),
  ],
}
