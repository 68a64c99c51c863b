import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Transferencia de dominio, día a día',
  description:
    'Del bloqueo en el registrador antiguo a la nueva fecha de vencimiento: qué hace usted, qué hacen los demás y por qué la web no se para.',
  next: { heading: '¿Listo para el traslado? Vea antes el precio.', label: 'Iniciar una transferencia' },
  body: [
    text(
      'Una transferencia lleva la gestión de un nombre de un registrador a otro. No mueve su web ni toca su correo. Dura de 5 a 7 días, casi todos de espera, e incluye un año más para el nombre.',
    ),
    heading('Lo que necesita antes de empezar'),
    points(
      'Acceso a la cuenta de su registrador actual.',
      'Un buzón que todavía se lea en la dirección que consta en el registro.',
      'El código de autorización, también llamado auth code o código EPP. Qué es y qué tiene que ver con el bloqueo se explica en [Código de autorización y bloqueo de dominio](/knowledge-base/authorization-code-and-lock).',
    ),
    text(
      'Mire también la antigüedad del nombre. La mayoría de los registros no permiten mover un nombre durante los 60 días siguientes a su alta o a su última transferencia. La [consulta WHOIS](/domains/whois) muestra la fecha de alta y si hay un bloqueo.',
    ),
    heading('Día 0: desbloquear, copiar el código, pedir'),
    steps(
      'Inicie sesión en su registrador actual y quite el bloqueo de transferencia.',
      'Pida allí el código de autorización. En la mayoría de las extensiones deben entregárselo en un plazo de cinco días.',
      'Abra nuestra [página de transferencias](/domains/transfer) y escriba el nombre completo, con su extensión.',
      'Lea el precio. Lo ve antes de que le pidamos ningún código: en las extensiones que vendemos cuesta lo mismo que el primer año de un nombre nuevo.',
      'Pegue el código tal como lo recibió. Lo guardamos cifrado, no lo volvemos a mostrar y lo borramos al terminar.',
      'Ponga la transferencia en el carrito y haga el pedido. Hasta entonces no se mueve ni se cobra nada.',
    ),
    text(
      'Puede pagar con tarjeta, si la caja la ofrece, o por transferencia bancaria. En ese caso los días empiezan a contar cuando llega el dinero.',
    ),
    heading('Día 1: hablan los registradores'),
    text(
      'Con el pedido pagado, entregamos la solicitud al registro. Este pregunta a su registrador actual, que quizá le escriba. No hace falta que responda: pasados unos días, el silencio vale como consentimiento. Si el mensaje trae un enlace para confirmar, úselo y todo irá más deprisa. Un enlace para rechazar detiene la transferencia, así que lea antes de pulsar.',
    ),
    heading('Días 2 a 6: no toque los registros DNS'),
    text(
      'Su web y su correo siguen respondiendo, porque los servidores de nombres no cambian. No modifique registros DNS ni el titular en estos días: un cambio puede activar un bloqueo nuevo y obligarle a empezar la espera otra vez.',
    ),
    text('El resumen de su cuenta dice en qué punto está: solicitada, en el registro o completada.'),
    heading('Día 7: ya está aquí'),
    points(
      'El vencimiento es un año posterior al que tenía. No se pierde nada de lo pagado.',
      'Los registros DNS siguen como los dejó.',
      'El código de autorización ya no sirve.',
      'El nombre aparece en Mis dominios, con su vencimiento y el precio de renovación.',
    ),
    text(
      'Compruebe dos cosas: abra la web y envíese un correo. Si ambas funcionan, puede cerrar la cuenta antigua, salvo que tenga allí otros servicios. Si su web sigue alojada en la empresa anterior, conserve ese contrato hasta haber [trasladado también la web](/knowledge-base/move-a-website).',
    ),
    heading('Si no sale bien'),
    text(
      'Tres causas explican casi todos los rechazos: el bloqueo seguía puesto, el código estaba mal escrito o había caducado, o el nombre tenía menos de 60 días. Le enviamos el motivo por correo. Corríjalo con su registrador actual y [escríbanos](/contact): volveremos a preguntar al registro.',
    ),
  ],
}
