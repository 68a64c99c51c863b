import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Cómo leer el resumen de su pedido',
  description:
    'Resumen, confirmación y factura del pedido, línea por línea: precios, descuentos, impuestos, importes, renovación y coste de tres años.',
  next: { heading: 'Vea todos los precios, también los de renovación.', label: 'Abrir la página de precios' },
  body: [
    text(
      'El mismo resumen acompaña a su pedido: en el carrito y al finalizar la compra como resumen; después, en su correo y en la página del pedido, como confirmación que puede imprimir o guardar en PDF. Tras el pago recibe además una factura. Cada importe sale de los anteriores; esta guía los recorre de arriba abajo.',
    ),
    heading('Los artículos'),
    text(
      'Cada línea indica qué compra y por cuánto tiempo: un dominio por un año, un plan por un mes o un año, un complemento con su dominio. Al lado figuran dos importes:',
    ),
    points(
      '**Ahora:** el precio del primer periodo, antes de descuentos e impuestos.',
      '**Se renueva por:** el precio de renovación vigente hoy.',
    ),
    text('Si un artículo tiene precio de lista, aparece tachado y se indica el ahorro. Si no hay nada tachado, no hay precio de lista.'),
    text('La cuota de alta tiene su propia línea. La llevan los VPS y los servidores dedicados, una vez por servidor, con el primer pago.'),
    heading('Los descuentos'),
    text(
      'Cada descuento tiene su línea, con su regla y su base de cálculo, por ejemplo «10 % de» y un importe. Tres se aplican automáticamente:',
    ),
    points(
      '**Pago anual:** 10 % en hosting y SSL con facturación anual. Los dominios y los complementos no entran.',
      '**Primer pedido:** 5 % en todo, hasta 25 USD.',
      '**Por encima de 200 USD:** 5 % en todo, hasta 50 USD. Tiene que ser más de 200, no 200 exactos.',
    ),
    text(
      'Los códigos de descuento se suman a estos. Todos los descuentos se calculan sobre el precio completo, nunca sobre uno ya rebajado. Por eso da igual en qué orden introduzca los códigos, y dos veces 10 % son 20 % y no 19 %.',
    ),
    text(
      'Un código se aplica **solo al primer pago**. El resumen lo indica, y los precios de renovación se muestran sin él. Si un código no se aplica, el carrito explica por qué y qué falta.',
    ),
    heading('Impuestos'),
    text(
      'Los impuestos se calculan sobre lo que queda tras los descuentos, incluidas las cuotas de alta, y tienen su línea, con el tipo y la base. En nuestras páginas, los impuestos no están incluidos. El total al finalizar la compra sí los incluye: es lo que paga.',
    ),
    heading('A pagar ahora y a pagar después'),
    text(
      'Normalmente se paga todo ahora y nada después. Los VPS y los servidores dedicados también pueden pagarse con un anticipo o en tres plazos; los certificados, en dos. «A pagar ahora» es entonces la primera parte y «a pagar después» el resto, con su fecha. Los planes cloud, las piezas de servidor, los balanceadores, el almacenamiento de objetos y la CDN pueden pagarse con saldo. En todos los casos, los dos importes suman el total.',
    ),
    heading('Moneda'),
    text(
      'Los precios se fijan en dólares y se convierten a la moneda elegida, al tipo de cambio cuya fecha figura en el resumen. Su pedido conserva ese tipo, aunque cambie antes de que llegue su transferencia bancaria.',
    ),
    heading('Coste en tres años'),
    text(
      'La última línea muestra lo que cuesta todo en tres años, impuestos no incluidos: el primer pago y las renovaciones siguientes, a los precios de hoy. Es la cifra para comparar, porque tras un primer año barato pueden venir otros caros. La renovación se cobra al precio vigente ese día; para un dominio se lo indicamos por correo 90, 30 y 7 días antes de que venza.',
    ),
    heading('Pago y devoluciones'),
    text(
      'Pague con tarjeta, si se ofrece, o por transferencia bancaria con el número de pedido como referencia. Hasta que pague, un dominio se le reserva 72 horas.',
    ),
    text(
      'Puede pedir la devolución durante 30 días desde el primer pago. Los nombres de dominio quedan excluidos, porque los registros no admiten devoluciones. Las devoluciones figuran en la página del pedido.',
    ),
    heading('¿Tiene dudas sobre un importe?'),
    text(
      '[Envíenos](/contact) el número de pedido y la línea. El número por sí solo no da acceso a nada, así que puede ir en un correo. Si ha perdido el correo de confirmación, inicie sesión: todos sus pedidos están en su cuenta.',
    ),
  ],
}
