import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Privacidad WHOIS: qué pueden leer los demás',
  description:
    'Qué datos del titular figuran en la ficha pública, qué pone en su lugar el complemento de privacidad y qué sigue visible de todos modos.',
  next: { heading: '¿Qué dice la ficha de usted?', label: 'Consultar su nombre' },
  body: [
    text(
      'Cada registro lleva la lista de los nombres que ha concedido: quién es el titular, quién lo gestiona y cuándo termina. El protocolo para preguntar se llama WHOIS; su sucesor, que nuestra consulta utiliza donde existe, es RDAP. La ficha es pública, así que vale la pena leer la propia una vez.',
    ),
    heading('Lea primero su propia ficha'),
    steps(
      'Abra la [consulta WHOIS](/domains/whois).',
      'Escriba su nombre completo, con la extensión.',
      'Busque tres cosas: el nombre de una persona, una dirección postal y un correo o un teléfono.',
    ),
    text(
      'Si no aparece nada de eso, alguien ya lo está ocultando. Si aparece, puede leerlo cualquiera que pregunte, y también los programas que recogen direcciones día y noche.',
    ),
    heading('Lo que siempre es visible'),
    points(
      'El registrador y, por lo general, las fechas de alta, de último cambio y de vencimiento.',
      'Los servidores de nombres, porque sin ellos nadie encontraría su web.',
      'El estado: bloqueado, suspendido, en recuperación.',
    ),
    text('Nada de esto dice dónde vive usted, y nada de esto puede ocultarse.'),
    heading('Lo que depende de la extensión'),
    text(
      'Desde que rige el reglamento europeo de protección de datos, muchos registros omiten los datos de las personas físicas. Otros los siguen publicando, o publican los de empresas y asociaciones. En algunas extensiones de país puede pedirlos quien tenga un motivo justificado. Las reglas son del registro y cambian; la consulta muestra lo que vale hoy.',
    ),
    heading('Qué hace el complemento'),
    text(
      'La privacidad WHOIS es un complemento de cada nombre. Con ella, en la ficha pública figuran nuestros datos en lugar de los suyos. Los mensajes importantes, como un aviso del registro o de un abogado, se le reenvían. La publicidad, no.',
    ),
    text(
      'No cambia quién es el titular. Lo es usted, con complemento o sin él, y puede llevar el nombre a otro registrador cuando quiera.',
    ),
    heading('Lo que no hace'),
    points(
      'No oculta el aviso legal de su web. Donde la ley lo exige, debe llevar su nombre.',
      'No hace anónimo el pago. Nosotros sabemos quién es usted, y el registro también, si lo pregunta.',
      'No borra el pasado. Existen archivos de fichas antiguas, y lo que fue público durante años puede seguir ahí.',
      'No detiene el correo a direcciones que figuran en su web.',
    ),
    heading('A quién le conviene'),
    text(
      'Le conviene si registra nombres como particular, trabaja desde casa o prefiere no recibir ofertas en papel. Porque llegan: a las direcciones de las fichas se envían facturas falsas por «renovar» un nombre. Nosotros anunciamos la renovación por correo electrónico 90, 30 y 7 días antes, nunca en papel; un sobre con un impreso de pago no es nuestro.',
    ),
    text(
      'Puede prescindir de él si es una empresa cuya dirección ya figura en el registro mercantil y en el aviso legal. Unas pocas extensiones no lo permiten.',
    ),
    heading('Cómo activarlo'),
    text(
      'Al registrar un nombre, marque la privacidad WHOIS en la fila abierta de la [búsqueda](/domains/search) antes de ponerlo en el carrito. Se paga por año y por nombre, y se renueva con él. Si el nombre ya está aquí, [escríbanos](/contact) y lo añadimos.',
    ),
    text('Después, espere unos minutos y vuelva a consultarse. Si su nombre sigue ahí, díganos qué línea ve.'),
  ],
}
