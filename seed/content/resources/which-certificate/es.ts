import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'DV, OV o EV: qué certificado SSL elegir',
  description:
    'Certificados DV, OV y EV comparados: qué se comprueba, cuánto tardan y qué cubren el individual, el comodín (wildcard) y el multidominio.',
  next: { heading: 'Compare certificados SSL y precios.', label: 'Ver los certificados SSL' },
  body: [
    text(
      'Un certificado SSL hace dos cosas: cifra la conexión entre el navegador y el servidor, y declara quién está detrás del sitio. El cifrado es igual en todos. Lo que cambia, y lo que se paga, es hasta dónde se comprueba al titular.',
    ),
    heading('DV, OV y EV: qué se comprueba'),
    points(
      '**DV (validación de dominio).** La autoridad comprueba que usted controla el dominio, con un registro DNS o un archivo en la web. Se emite en minutos.',
      '**OV (validación de organización).** La autoridad comprueba además en un registro público que su empresa existe. El nombre de la empresa figura en el certificado. Se emite en 1 a 3 días; preparamos los documentos con usted.',
      '**EV (validación extendida).** La autoridad comprueba la identidad legal de la empresa: inscripción, domicilio y firmante. Se emite en 5 días como máximo. Lo piden los bancos y las licitaciones públicas.',
    ),
    text(
      'En el navegador, los tres se ven igual. Antes, los navegadores mostraban en verde el nombre de la empresa con EV; ninguno de los grandes lo hace ya. Para ver la empresa hay que abrir el certificado.',
    ),
    heading('Puede que ya tenga un certificado'),
    text(
      'Los planes compartidos, de WordPress y para tiendas incluyen un certificado para su dominio, instalado y renovado. Para una web, un blog o una tienda pequeña no hace falta otro.',
    ),
    heading('Cuándo comprar un certificado'),
    steps(
      'Su dominio está alojado en otro sitio o en un servidor propio, y quiere que nos ocupemos de la renovación. El certificado DV sirve también para dominios registrados en otra parte.',
      'Un contrato, una licitación o un auditor exigen un tipo. Elija ese.',
      'Sus clientes quieren saber a quién pagan. Entonces necesita al menos OV.',
      'Tiene muchos subdominios, o muchos dominios.',
    ),
    text(
      'Para un dominio registrado con nosotros existe además el complemento SSL. Valida el dominio y cifra igual, cubre un dominio, se paga por años y cuesta menos. El certificado DV puede pagarse por meses, lleva garantía y está disponible como comodín o multidominio.',
    ),
    heading('¿Individual, comodín o multidominio?'),
    points(
      '**Individual:** su dominio, con y sin `www`.',
      '**Comodín (wildcard):** su dominio y cada nombre justo un nivel por debajo. `shop.example.com` queda cubierto; `test.shop.example.com`, no. Cuesta tres veces el plan. No hay comodín EV, porque ninguna autoridad puede emitirlo.',
      '**Multidominio:** varios dominios distintos en un certificado, a un precio fijo, con pago anual.',
    ),
    text(
      'Comodín y multidominio no se pueden combinar. Si no sabe cuántos subdominios necesitará, cuente los de hoy: desde el cuarto compensa [un comodín](/ssl/wildcard).',
    ),
    heading('Qué cubre la garantía'),
    text(
      'Cada plan lleva una garantía: 10 000 USD en DV, 250 000 en OV, 1 500 000 en EV. La ofrece la autoridad que emite el certificado y cubre a los visitantes que pierdan dinero porque un certificado se emitió mal. No es un seguro para su tienda ni una razón para elegir EV.',
    ),
    heading('Después del pedido'),
    steps(
      'Elija la cobertura y, para OV y EV, tenga a mano la inscripción de su empresa en el registro.',
      'Complete la validación, con un registro DNS o un correo a una dirección del dominio. Si su dominio tiene un [registro CAA](/knowledge-base/dns-records), este debe autorizar a la autoridad que lo emite.',
      'En nuestro alojamiento, el certificado se instala automáticamente. Para otros servidores le enviamos el archivo.',
      'Renovamos el certificado antes de que caduque. Para otros servidores recibe a tiempo el archivo nuevo.',
    ),
    text('Si pierde la clave privada o la ha visto otra persona, avísenos enseguida: el certificado se reemite gratis.'),
  ],
}
