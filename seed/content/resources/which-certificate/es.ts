import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'DV, OV o EV: qué certificado elegir',
  description: 'Qué se comprueba en cada tipo, cuánto tarda, qué cubre un comodín y por qué el cifrado es el mismo en todos ellos.',
  next: { heading: 'Compare precios y cobertura.', label: 'Ver los certificados SSL' },
  body: [
    text(
      'Un certificado hace dos cosas: permite que navegador y servidor cifren lo que se dicen, y declara quién está al otro lado. Lo primero es igual en todos. Solo cambia lo segundo, y eso es lo que se paga.',
    ),
    heading('Qué se comprueba'),
    points(
      '**DV, validación de dominio.** Se comprueba que el dominio es suyo, mediante un registro DNS o un archivo en la web. Se emite en minutos.',
      '**OV, validación de organización.** Se comprueba además que su empresa existe, en un registro público. El nombre de la empresa se lee en el certificado. Se emite en 1 a 3 días; preparamos los documentos con usted.',
      '**EV, validación extendida.** Se comprueba la entidad jurídica completa: inscripción, domicilio y firmante. Se emite en 5 días como máximo. Lo piden los bancos y las licitaciones públicas.',
    ),
    text(
      'El candado es igual en los tres. Hubo un tiempo en que los navegadores mostraban en verde el nombre de la empresa con EV; ninguno de los grandes lo hace ya. Quien quiera saberlo tiene que abrir el certificado y leer.',
    ),
    heading('Lo que seguramente ya tiene'),
    text(
      'Los planes compartidos, de WordPress y de tienda traen un certificado para su dominio, instalado y renovado. Para una web, un blog o una tienda pequeña es todo lo que hace falta. No tiene que comprar otro.',
    ),
    heading('Cuándo comprar uno'),
    steps(
      'Su dominio está alojado en otro sitio, o en una máquina propia, y quiere que alguien se ocupe de renovarlo. El certificado DV sirve también para dominios registrados en otra parte.',
      'Un contrato, una licitación o su auditor piden un tipo. Elija ese.',
      'Los clientes comprueban a quién pagan. OV es lo mínimo que les responde.',
      'Tiene muchos nombres bajo un dominio, o muchos dominios.',
    ),
    text(
      'Para un dominio que está con nosotros existe además el complemento SSL. Prueba el dominio y cifra igual, cubre un dominio, se paga por años y cuesta menos; el certificado DV puede pagarse por meses, lleva garantía y existe como comodín o multidominio.',
    ),
    heading('Un nombre, todos los nombres, muchos dominios'),
    points(
      '**Individual:** su dominio, con y sin `www`.',
      '**Comodín (wildcard):** el dominio y cada nombre justo un nivel por debajo. `shop.example.com` queda cubierto; `test.shop.example.com`, no. Cuesta tres veces el plan. No hay comodín EV: ninguna autoridad puede emitirlo.',
      '**Multidominio:** dominios distintos en un certificado, a un precio fijo, vendido por años.',
    ),
    text(
      'Comodín y multidominio se excluyen. Si no sabe cuántos nombres habrá, cuente los de hoy y pregúntese si ya hay un cuarto previsto; [un comodín](/ssl/wildcard) compensa desde ahí.',
    ),
    heading('Qué significa la garantía'),
    text(
      'Cada plan lleva una suma: 10.000 USD en DV, 250.000 en OV, 1.500.000 en EV. Es una promesa a los visitantes que pierdan dinero porque un certificado se emitió mal. No es un seguro para su tienda ni una razón para elegir EV.',
    ),
    heading('Después del pedido'),
    steps(
      'Elija la cobertura y, para OV y EV, tenga a mano la inscripción de su empresa.',
      'Responda a la comprobación: un registro DNS o un mensaje a una dirección del dominio. Si su dominio tiene un [registro CAA](/knowledge-base/dns-records), debe permitir a la autoridad.',
      'En nuestro alojamiento el certificado se instala solo. En otro sitio le enviamos el archivo.',
      'Se renueva antes de caducar. En otro sitio recibe el archivo nuevo a tiempo.',
    ),
    text('Si se ha perdido una clave o la ha visto otra persona, dígalo enseguida: un certificado OV o EV se reemite gratis.'),
  ],
}
