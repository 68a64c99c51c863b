import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Leer su recibo',
  description:
    'Precio de lista, descuentos y su base, impuestos, a pagar ahora y después, renovación y tres años: el recibo de arriba abajo, línea por línea.',
  next: { heading: 'Vea los precios de los que sale un recibo.', label: 'Abrir los precios' },
  body: [
    text(
      'El mismo recibo aparece cuatro veces: en el carrito, al finalizar la compra, en su correo y en la página del pedido, donde puede imprimirlo o guardarlo en PDF. Cada cifra sale de las que están encima. Esta página lo lee de arriba abajo.',
    ),
    heading('Los artículos'),
    text(
      'Cada línea dice qué compra y por cuánto tiempo: un nombre por un año, un plan por un mes o un año, un complemento con el nombre del que cuelga. A su lado hay dos importes:',
    ),
    points(
      '**Ahora:** lo que cuesta la línea en su primer periodo, sin descuentos ni impuestos.',
      '**Se renueva por:** lo que cuesta después, al precio de hoy.',
    ),
    text(
      'Donde el catálogo da un precio de lista, aparece tachado y se indica el ahorro. Donde no hay nada tachado, no hay precio de lista.',
    ),
    text('La cuota de alta tiene su propia línea. La llevan los VPS y los servidores dedicados, una vez por máquina, con el primer pago.'),
    heading('Los descuentos'),
    text(
      'Cada descuento tiene su línea, con su regla y el importe sobre el que se calcula, por ejemplo «10 % de» y una suma. Tres llegan solos:',
    ),
    points(
      '**Pago anual:** 10 % en hosting y SSL facturados por año. Los nombres y los complementos no entran.',
      '**Primer pedido:** 5 % en todo, hasta 25 USD.',
      '**Por encima de 200 USD:** 5 % en todo, hasta 50 USD. Tiene que ser más de 200, no 200 exactos.',
    ),
    text(
      'Los códigos de descuento se suman. Todos se calculan sobre el precio completo, nunca sobre uno ya rebajado. Por eso da igual en qué orden escriba los códigos, y dos veces 10 % son 20 % y no 19 %.',
    ),
    text(
      'Un código actúa **solo sobre el primer pago**. El recibo lo dice, y los precios de renovación van sin él. Si un código no cuenta, el carrito explica por qué y qué falta.',
    ),
    heading('Impuestos'),
    text(
      'Los impuestos se calculan sobre lo que queda tras los descuentos, incluidas las cuotas de alta, y tienen su línea con tipo y base. Los precios de nuestras páginas van sin impuestos. El total al finalizar la compra, con impuestos, es lo que se cobra.',
    ),
    heading('A pagar ahora y a pagar después'),
    text(
      'Normalmente es sencillo: todo ahora, nada después. Los VPS y los servidores dedicados también pueden pagarse con un anticipo o en tres plazos; los certificados, en dos mitades. Entonces «a pagar ahora» es la primera parte y «a pagar después» el resto, con su día. Los planes cloud, los componentes, los balanceadores, el almacenamiento de objetos y la CDN pueden pagarse de un saldo que usted va gastando. Elija lo que elija, ahora y después suman el total.',
    ),
    heading('Moneda'),
    text(
      'Los precios se guardan en dólares y se convierten a la moneda que ha elegido, al tipo de cambio cuya fecha figura en el recibo. Su pedido conserva ese tipo, aunque cambie antes de que llegue su transferencia bancaria.',
    ),
    heading('Tres años'),
    text(
      'Al final figura lo que cuesta todo durante tres años, sin impuestos: el primer pago y las renovaciones siguientes, a los precios de hoy. Es la cifra honrada para comparar, porque tras un primer año barato pueden venir otros caros. Una renovación cuesta el precio de su día; para un nombre se lo decimos 90, 30 y 7 días antes.',
    ),
    heading('Cómo se paga y cómo se devuelve'),
    text(
      'Pague con tarjeta, si se ofrece, o por transferencia bancaria con el número de pedido como referencia. Mientras tanto, un nombre se le reserva 72 horas.',
    ),
    text(
      'Puede cambiar de idea durante 30 días desde el primer pago. Los nombres de dominio quedan excluidos, porque un registro no los acepta de vuelta. Lo devuelto se anota en la página del pedido.',
    ),
    heading('Si una cifra le extraña'),
    text(
      '[Envíenos](/contact) el número de pedido y la línea. El número no abre nada por sí solo, así que puede ir en un correo. Si ha perdido el mensaje con el recibo, inicie sesión: todos sus pedidos están en el resumen.',
    ),
  ],
}
