import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Por qué un navegador dice «No es seguro»',
  description:
    'Seis motivos del aviso, desde un certificado que falta hasta una imagen antigua, cómo distinguirlos en un minuto y cómo arreglarlos.',
  next: { heading: 'Un candado que se renueva solo.', label: 'Ver los certificados SSL' },
  body: [
    text(
      '«No es seguro» no significa que alguien haya entrado. Significa que el navegador no puede estar seguro de una de dos cosas: de que la línea vaya cifrada o de que su sitio esté al otro lado. Cuál de las dos es lo dice la propia página, si se sabe dónde mirar.',
    ),
    heading('Un minuto: averigüe qué caso es'),
    steps(
      'Abra el sitio escribiendo `https://` delante del nombre.',
      '¿Carga, pero el navegador dice «no es seguro» junto a la dirección? Entonces, caso 1 o 2.',
      '¿Aparece una página entera de aviso? Pulse «Avanzado» y lea el código breve: empieza por `ERR_CERT`, `SEC_ERROR` o `SSL_ERROR`. Entonces, casos 3 a 6.',
    ),
    text('Pruébelo en otro navegador y en un móvil sin wifi. Si solo avisa un dispositivo, el fallo está en él; mire primero su fecha.'),
    heading('Caso 1: la página se abrió sin https'),
    text(
      'Los enlaces antiguos y las direcciones escritas a mano llevan todavía a `http`. El certificado está, pero nadie envía allí al visitante. Ponga una [redirección](/knowledge-base/redirects) de `http` a `https`, una vez para todo el sitio.',
    ),
    heading('Caso 2: contenido mixto'),
    text(
      'La página llegó por https, pero una imagen, una fuente o un script no. Abra las herramientas de desarrollo con F12 y mire la consola: nombra cada archivo. Cambie sus direcciones a `https` en el editor. En WordPress, la dirección del sitio en Ajustes, Generales, también tiene que empezar por `https`; si no, las imágenes nuevas traerán otra vez el fallo.',
    ),
    heading('Caso 3: caducado'),
    text(
      'Código `ERR_CERT_DATE_INVALID`. Un certificado dura un tiempo limitado y luego hay que emitirlo de nuevo. En nuestro alojamiento ocurre solo. Si no ocurre, algo impide la comprobación: el nombre apunta ahora a otro sitio, un [registro CAA](/knowledge-base/dns-records) lo prohíbe o lo bloquea un cortafuegos. En su propio servidor, mire si el servicio se recargó tras la renovación: más de un certificado nuevo está en el disco sin leer.',
    ),
    heading('Caso 4: emitido a otro nombre'),
    text(
      'Código `ERR_CERT_COMMON_NAME_INVALID`. El certificado es auténtico, pero para otro nombre. Normalmente falta `www`, o se espera que un comodín cubra un nombre dos niveles más abajo, cuando solo alcanza uno. A veces es la nueva máquina, que aún no conoce su nombre: espere entonces la primera hora tras [dirigir el nombre](/knowledge-base/point-a-name), o escríbanos.',
    ),
    heading('Caso 5: la cadena está incompleta'),
    text(
      'Código `ERR_CERT_AUTHORITY_INVALID`, a menudo solo en móviles. El servidor envía su certificado sin el intermedio que responde de él. Instale el archivo llamado `fullchain` o `bundle` en lugar del suelto.',
    ),
    heading('Caso 6: el reloj'),
    text(
      'Un dispositivo con la fecha equivocada toma todo certificado por caducado o por no válido todavía. Ocurre cuando se agota la batería. Ponga la fecha y el aviso desaparecerá de golpe en todos los sitios.',
    ),
    heading('Cómo comprobar el resultado'),
    points(
      'Abra el sitio de las cuatro formas: con y sin `www`, con `http` y `https`. Todas deben acabar en la misma.',
      'Pulse el signo junto a la dirección y lea el certificado: para qué nombres y hasta cuándo.',
      'En la línea de comandos:',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('Lo que no conviene hacer'),
    text(
      'No diga a sus visitantes que pulsen «continuar de todos modos». Aprenden a hacerlo, y algún día lo harán en una página que quiere su contraseña. Si necesita un remedio rápido para un sitio que está con nosotros, [escriba a soporte](/contact) con el nombre y el código del aviso.',
    ),
  ],
}
