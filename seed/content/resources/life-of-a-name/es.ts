import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Renovación y vencimiento de un dominio: plazos',
  description:
    'Cuándo renovar un dominio, qué pasa cuando vence, cuánto duran los periodos de gracia y de recuperación y qué puede hacer en cada momento.',
  next: { heading: 'Consulte cuándo vencen sus dominios.', label: 'Abrir mis dominios' },
  body: [
    text(
      'Un dominio no se compra: se registra por unos años y después se renueva. Esta guía acompaña a un dominio desde el primer día hasta el último e indica en cada etapa qué puede hacer usted y cuánto cuesta.',
    ),
    heading('Registro'),
    text(
      'Un dominio nuevo se registra como mínimo por un año desde el día en que se paga su pedido. Hasta entonces el pedido se lo reserva 72 horas: nadie más puede pedirlo aquí. Una vez registrado, aparece en Mis dominios con su vencimiento y su precio de renovación.',
    ),
    heading('Antes del vencimiento'),
    text(
      'Le escribimos 90, 30 y 7 días antes. Cada mensaje indica la fecha de vencimiento y el precio de renovación vigente. Su cuenta muestra lo mismo.',
    ),
    text('Hay tres maneras de renovar. Todas crean un pedido, con su confirmación y, una vez pagado, su factura:'),
    points(
      '**Manualmente.** Pulse **Renovar ahora** en Mis dominios. Se cobra el precio de renovación vigente ese día, por el dominio y por cada uno de sus complementos.',
      '**Con la renovación automática.** Si dio su consentimiento y está activada para el dominio, su tarjeta guardada paga un año más antes de que venza. Antes le enviamos por correo la fecha y el importe.',
      '**Con el pedido de renovación anual.** Si la renovación automática está desactivada y este pedido activado, la tienda hace el pedido por usted 14 días antes del vencimiento y le envía por correo cómo pagarlo.',
    ),
    text(
      'Sin renovación automática no se cobra ningún dominio en una tarjeta. El dominio se renueva cuando el pedido está pagado. Si paga por transferencia bancaria, hágala unos días antes del vencimiento: cuenta el día en que llega.',
    ),
    text('No pierde nada por renovar antes de tiempo. El nuevo año empieza cuando acaba el anterior.'),
    heading('Descuentos y renovaciones'),
    text(
      'Un código de descuento se aplica solo al primer pago. El precio de renovación de su carrito se muestra sin él, junto al del primer año. El resumen del pedido suma también el coste de tres años: vea [Cómo leer el resumen de su pedido](/knowledge-base/reading-your-receipt).',
    ),
    heading('Días 1 a 30 tras el vencimiento: periodo de gracia'),
    text(
      'Un dominio vencido no está perdido. Durante el periodo de gracia de 30 días se renueva al precio habitual. La web y el correo pueden dejar de funcionar, porque los registros desconectan los dominios vencidos. Pague el pedido y el dominio volverá a funcionar.',
    ),
    heading('Días 31 a 60: periodo de recuperación'),
    text(
      'En el periodo de recuperación de 30 días aún puede recuperar el dominio, pero el registro cobra una tarifa adicional. No se puede pedir en línea: [escríbanos](/contact). Primero le decimos la tarifa y actuamos cuando usted acepta.',
    ),
    heading('Desde el día 61: libre para cualquiera'),
    text(
      'El registro libera el dominio. Cualquiera puede registrarlo, a menudo en segundos y a menudo para revendérselo. Si quedaba un pedido de renovación sin pagar, se cancela, para que no pague por un dominio que ya no tiene.',
    ),
    heading('El estado del dominio en WHOIS'),
    points(
      '**Bloqueado**: las transferencias se rechazan hasta que usted quite el bloqueo. Es el estado normal.',
      '**Suspendido**: el dominio está registrado, pero no funciona, por ejemplo porque nunca se confirmó el correo del titular.',
      '**Transferencia pendiente**: el dominio se está transfiriendo a otro registrador.',
      '**Recuperación**: el dominio ha vencido y está reservado para su último titular.',
    ),
    text(
      'La [consulta WHOIS](/domains/whois) muestra el estado y las fechas de cualquier dominio, aunque no esté registrado con nosotros.',
    ),
    heading('Tres costumbres para no perder un dominio'),
    steps(
      'Asegúrese de poder leer el correo de su cuenta, y use una dirección que no dependa del propio dominio.',
      'Reúna sus dominios en un solo registrador. Tres registradores son tres contraseñas y tres calendarios.',
      'Deje activada la renovación automática o el pedido de renovación anual en cada dominio que echaría de menos.',
    ),
  ],
}
