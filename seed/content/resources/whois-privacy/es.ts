import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Privacidad WHOIS: qué datos son públicos',
  description:
    'Qué datos del titular de un dominio aparecen en WHOIS, qué oculta la privacidad WHOIS, qué sigue siendo público y a quién le conviene.',
  next: { heading: '¿Qué dice WHOIS de usted?', label: 'Consultar su dominio' },
  body: [
    text(
      'Cada registro guarda una ficha de cada uno de sus dominios: quién es el titular, qué registrador lo gestiona y cuándo vence. El protocolo para consultarla se llama WHOIS; su sucesor, que nuestra consulta usa donde existe, es RDAP. La ficha es pública, así que conviene revisar la propia.',
    ),
    heading('Revise su propia ficha WHOIS'),
    steps(
      'Abra la [consulta WHOIS](/domains/whois).',
      'Escriba su dominio completo, con la extensión.',
      'Busque tres cosas: el nombre de una persona, una dirección postal y un correo o un teléfono.',
    ),
    text(
      'Si no aparece nada de eso, ya está oculto. Si aparece, puede leerlo cualquiera, también los programas que recogen direcciones día y noche.',
    ),
    heading('Lo que siempre es público'),
    points(
      'El registrador y, por lo general, las fechas de alta, de último cambio y de vencimiento.',
      'Los servidores de nombres, porque los navegadores y los servidores de correo los necesitan para encontrar su dominio.',
      'El estado, por ejemplo bloqueado, suspendido o en recuperación.',
    ),
    text('Nada de esto dice dónde vive usted, y nada de esto puede ocultarse.'),
    heading('Lo que depende de la extensión'),
    text(
      'Desde que rige el RGPD, muchos registros omiten los datos de las personas físicas. Otros los siguen publicando, o publican los de empresas y asociaciones. En algunas extensiones de país puede obtenerlos quien tenga un motivo legítimo. Las reglas las pone el registro y cambian; la consulta muestra lo que se aplica hoy.',
    ),
    heading('Qué hace la privacidad WHOIS'),
    text(
      'La privacidad WHOIS es un complemento de cada dominio. Sustituye en la ficha pública sus datos por los nuestros. Le reenviamos los mensajes importantes, como un aviso del registro o de un abogado, pero no la publicidad.',
    ),
    text(
      'No cambia el titular del dominio: sigue siendo usted, con complemento o sin él, y puede transferir el dominio a otro registrador cuando quiera.',
    ),
    heading('Lo que la privacidad WHOIS no hace'),
    points(
      'No oculta el aviso legal de su web. Donde la ley lo exige, debe llevar su nombre.',
      'No hace anónimo el pago. Nosotros sabemos quién es usted, y el registro también, si lo pide.',
      'No borra las fichas antiguas. Existen archivos WHOIS, y lo que fue público durante años puede seguir ahí.',
      'No detiene el correo a direcciones publicadas en su web.',
    ),
    heading('A quién le conviene'),
    text(
      'Le conviene si registra dominios como particular, trabaja desde casa o no quiere recibir ofertas por correo postal. Los estafadores envían facturas falsas por «renovar» un dominio a las direcciones de WHOIS. Nosotros anunciamos la renovación por correo electrónico 90, 30 y 7 días antes, nunca en papel; un sobre con un impreso de pago no es nuestro.',
    ),
    text(
      'Puede prescindir de él si la dirección de su empresa ya figura en el registro mercantil y en el aviso legal. Unas pocas extensiones no lo permiten.',
    ),
    heading('Cómo añadir la privacidad WHOIS'),
    text(
      'Al registrar un dominio, marque la privacidad WHOIS en la fila desplegada de la [búsqueda](/domains/search) antes de añadirlo al carrito. Se paga por año y por dominio, y se renueva con él. Si el dominio ya está con nosotros, [escríbanos](/contact) y la añadimos.',
    ),
    text('Espere unos minutos y vuelva a consultar su dominio. Si su nombre sigue apareciendo, díganos en qué línea.'),
  ],
}
