import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'La vida de un dominio: renovación y vencimiento',
  description:
    'Las renovaciones explicadas: tres avisos antes del vencimiento, 30 días de gracia, 30 de recuperación y qué puede hacer en cada momento.',
  next: { heading: 'Consulte las fechas de sus nombres.', label: 'Abrir mis dominios' },
  body: [
    text(
      'Un nombre no se compra: se alquila a un registro, año tras año. Esta página sigue a un nombre desde el primer día hasta el último y dice en cada paso qué puede hacer usted y cuánto cuesta.',
    ),
    heading('Registrado'),
    text(
      'Un nombre nuevo se registra como mínimo por un año desde el día en que se paga su pedido. Hasta entonces el pedido se lo reserva 72 horas: nadie más puede pedirlo aquí. Cuando ya es suyo, aparece en Mis dominios con su vencimiento y el precio de renovación.',
    ),
    heading('Antes del vencimiento'),
    text('Le escribimos 90, 30 y 7 días antes. Cada mensaje indica el día y el precio de renovación vigente. Su cuenta muestra lo mismo.'),
    text('Hay dos maneras de renovar, y las dos son pedidos como cualquier otro, con su propio recibo:'),
    points(
      '**A mano.** Pulse **Renovar ahora** en Mis dominios. El pedido cuesta el precio de renovación de ese día, por el nombre y por cada complemento que tenga.',
      '**Con el pedido de renovación anual.** Si está activado, la tienda hace el pedido por usted 14 días antes del final y le envía por correo cómo pagarlo.',
    ),
    text(
      'No guardamos ninguna tarjeta suya, así que no se cobra nada a sus espaldas. El nombre se renueva cuando el pedido está pagado. Si paga por transferencia bancaria, hágala unos días antes del vencimiento: cuenta el día en que llega.',
    ),
    text('Renovar pronto no quita tiempo. El nuevo año empieza donde acaba el anterior.'),
    heading('Descuentos y renovaciones'),
    text(
      'Un código de descuento solo actúa sobre el primer pago. El precio de renovación de su carrito es el precio sin código, y figura junto al del primer año antes de comprar. Si quiere saber cuánto cuestan tres años, el recibo los suma. Cómo leerlo se explica en [Leer su recibo](/knowledge-base/reading-your-receipt).',
    ),
    heading('Los 30 días siguientes: gracia'),
    text(
      'Un nombre vencido no está perdido. Durante 30 días se renueva al precio habitual, como si nada hubiera pasado. En ese tiempo la web y el correo pueden dejar de funcionar, porque los registros desconectan los nombres vencidos. Pague el pedido y el nombre vuelve a responder.',
    ),
    heading('Los otros 30 días: recuperación'),
    text(
      'Del día 31 al 60 el nombre sigue siendo suyo si lo pide, pero el registro cobra una tarifa propia por devolverlo. Esto no se hace con un botón: [escríbanos](/contact), primero le decimos la tarifa y actuamos cuando usted acepta.',
    ),
    heading('Desde el día 61: libre para cualquiera'),
    text(
      'El nombre vuelve al registro. Cualquiera puede registrarlo, a menudo en segundos y a menudo para revendérselo. Si quedaba un pedido de renovación sin pagar, se cancela, para que no pague por un nombre que ya no existe.',
    ),
    heading('Estados que puede leer en la ficha'),
    points(
      '**Bloqueado**: se rechazan las transferencias hasta que se abra el bloqueo. Es el estado sano.',
      '**Suspendido**: el nombre existe pero no responde, por ejemplo porque nunca se confirmó la dirección del titular.',
      '**Transferencia pendiente**: se está trasladando en este momento.',
      '**Recuperación**: vencido y guardado para su último titular.',
    ),
    text(
      'La [consulta WHOIS](/domains/whois) muestra el estado y las fechas de cualquier nombre, también de los que no están con nosotros.',
    ),
    heading('Tres costumbres que conservan un nombre'),
    steps(
      'Mantenga legible el correo de su cuenta, y que no dependa del propio nombre.',
      'Reúna sus nombres en un solo lugar. Tres registradores son tres contraseñas y tres calendarios.',
      'Deje activado el pedido de renovación anual en cada nombre que echaría de menos.',
    ),
  ],
}
