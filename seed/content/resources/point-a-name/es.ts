import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Dirigir un dominio a otro alojamiento',
  description:
    'Servidores de nombres o registros sueltos: cuál de los dos cambiar, en qué orden, cómo comprobarlo y cómo encontrar el camino de vuelta.',
  next: { heading: '¿Adónde apunta ahora su nombre?', label: 'Leer el DNS' },
  body: [
    text(
      'Un nombre y un alojamiento son dos contratos que pueden estar en dos empresas. Para unirlos se le dice al nombre dónde vive la web. Hay dos maneras de decirlo, y elegir la equivocada es como se pierde correo.',
    ),
    heading('Dos caminos, y cuál es el suyo'),
    text(
      '**Cambiar registros sueltos.** Los servidores de nombres se quedan y solo cambian las líneas de la web. Elíjalo si el nuevo alojamiento le ha dado una dirección numérica o un nombre para un CNAME. El correo y lo demás no se tocan. Es lo correcto nueve de cada diez veces.',
    ),
    text(
      '**Cambiar los servidores de nombres.** Usted entrega todo el poste indicador a otro, y desde entonces cuentan todos los registros que haya allí: los de la web, los del correo y los demás. Elíjalo si el nuevo alojamiento lo pide, y solo después de copiar cada registro.',
    ),
    heading('Antes de empezar'),
    steps(
      'Abra la [consulta DNS](/domains/dns), escriba su nombre y anote todo lo que hay: A, AAAA, CNAME, MX, TXT. Esa lista es el camino de vuelta.',
      'Consulte también `www` con su nombre. A menudo tiene una línea propia.',
      'Anote el TTL. Si pasa de una hora, pida que lo bajen a 300 segundos y espere a que transcurra el anterior.',
      'Asegúrese de que el nuevo alojamiento conoce su nombre. Una máquina a la que nadie avisó muestra la página de otro, o un error.',
    ),
    heading('Camino uno: registros sueltos'),
    steps(
      'Cambie el registro A del nombre desnudo por la dirección que le dieron.',
      'Cambie también el AAAA. Si no le han dado una dirección larga, borre la antigua: un AAAA olvidado es la razón más frecuente de que «algunos» sigan viendo el sitio viejo.',
      'Dirija `www` al nombre desnudo con un CNAME.',
      'No toque MX ni TXT.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      '¿El nombre está con nosotros? [Envíe a soporte](/contact) las líneas nuevas; las configuramos y se las mostramos antes de que cuenten. ¿Está en otro sitio? Las encontrará en su cuenta de allí, bajo DNS, zona o registros.',
    ),
    heading('Camino dos: servidores de nombres'),
    steps(
      'Haga que el nuevo alojamiento cree la zona y copie en ella cada registro de su lista, primero MX y TXT.',
      'Pregunte directamente a los nuevos servidores si responden bien, antes de que lo haga nadie más:',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'Si DNSSEC está activado, desactívelo antes y espere un día. [Por qué importa](/knowledge-base/dnssec) es otra historia.',
      'Introduzca los nuevos servidores de nombres en el registrador que gestiona el nombre.',
      'Mantenga viva la zona antigua dos días. Los registros permiten recordar los servidores durante ese tiempo.',
    ),
    heading('Cómo comprobarlo'),
    points(
      'La [consulta DNS](/domains/dns) pregunta ahora, desde nuestras máquinas. Si muestra los valores nuevos y su pantalla no, su propia red recuerda todavía la respuesta antigua. Un móvil sin wifi se lo dirá.',
      'Abra el sitio con `https://`. Un aviso significa que [falta el certificado](/knowledge-base/browser-says-not-secure): solo puede emitirse cuando el nombre apunta a la nueva máquina.',
      'Envíese un correo desde otro proveedor y espere a que llegue.',
    ),
    heading('El camino de vuelta'),
    text(
      'Vuelva a poner los valores de su lista. Con un TTL de 300 segundos, todos están de vuelta en cinco minutos. Suba el TTL a 3600 cuando esté conforme; uno corto hace que cada visita pregunte otra vez.',
    ),
  ],
}
