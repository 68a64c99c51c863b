import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Proteger su cuenta con acceso en dos pasos',
  description:
    'Proteja su cuenta en 15 minutos: contraseña segura, acceso en dos pasos con una aplicación, llave de acceso y sesiones que conviene cerrar.',
  next: { heading: 'Proteja su cuenta ahora.', label: 'Abrir los ajustes' },
  body: [
    text(
      'Sus dominios, pedidos y facturas están detrás de un solo inicio de sesión. Quien entra puede llevarse un dominio o ver qué compró usted. Quince minutos bastan para ponérselo muy difícil, y solo necesita su móvil.',
    ),
    heading('1. Elija una contraseña segura'),
    points(
      'Use al menos diez caracteres. La tienda rechaza las más cortas y las que se prueban primero: secuencias de teclado, repeticiones, palabras comunes, su propio nombre.',
      'La longitud importa más que los caracteres especiales. Cuatro palabras sin relación entre sí se recuerdan fácilmente y son difíciles de adivinar.',
      'Use una contraseña distinta en cada servicio. Si atacan otra tienda, las contraseñas robadas se prueban aquí el mismo día.',
      'Guárdela en un gestor de contraseñas. También le protege del phishing: en una página falsa con una dirección parecida, no rellena la contraseña.',
    ),
    text('La contraseña se cambia en **Ajustes**. Al hacerlo, se cierra la sesión en los demás navegadores.'),
    heading('2. Active el acceso en dos pasos'),
    text(
      'El acceso en dos pasos (autenticación de dos factores) pide, después de la contraseña, un código de una aplicación de autenticación. Quien solo conoce su contraseña no puede entrar.',
    ),
    steps(
      'Instale en su móvil una aplicación de autenticación, si aún no tiene ninguna.',
      'Abra **Ajustes** y elija configurar el acceso en dos pasos. Le pedirá su contraseña.',
      'Escanee el código QR con la aplicación e introduzca el código de seis cifras que muestra. Cambia cada 30 segundos.',
      'Guarde los diez códigos de recuperación que aparecen después. Se muestran una sola vez.',
    ),
    heading('3. Guarde bien los códigos de recuperación'),
    text(
      'Con ellos puede iniciar sesión si el móvil está roto o perdido. Cada uno sirve una vez. Imprímalos o guárdelos en el gestor de contraseñas, pero no en el propio móvil. Si ha usado algunos o no los encuentra, genere otros en los ajustes: los anteriores dejan de valer.',
    ),
    heading('4. Añada una llave de acceso'),
    text(
      'Una llave de acceso sustituye a la contraseña y al código: inicia sesión con la huella, el rostro o el PIN de su dispositivo. No hay nada que teclear, así que una página falsa no puede robar nada: la llave solo funciona en nuestra dirección.',
    ),
    steps(
      'En **Ajustes**, elija añadir una llave de acceso e introduzca otra vez su contraseña.',
      'Póngale un nombre que identifique el dispositivo, por ejemplo «Móvil».',
      'Confirme con el bloqueo de pantalla del dispositivo.',
    ),
    text('Añada una por cada dispositivo que use. Si pierde un dispositivo, quite su llave de la lista.'),
    heading('5. Compruebe quién ha iniciado sesión'),
    text(
      'Los ajustes muestran todos los navegadores con sesión abierta, desde cuándo y su última actividad. Cierre las sesiones que no reconozca o que ya no use. En caso de duda, cierre todas las demás a la vez y cambie la contraseña.',
    ),
    heading('6. Proteja su buzón'),
    text(
      'El enlace para restablecer la contraseña llega a su correo. Quien pueda leer su buzón puede entrar también aquí. Protéjalo al menos igual de bien y use una dirección que no dependa de un dominio que tenga con nosotros: si ese dominio vence, ya no recibirá el enlace.',
    ),
    heading('Si no puede iniciar sesión'),
    points(
      'Tras diez contraseñas incorrectas, desde esa conexión no se puede iniciar sesión durante 15 minutos. Su cuenta no se bloquea; desde otro lugar puede entrar.',
      '¿Ha olvidado la contraseña? Solicite un enlace en la [página de acceso](/login). Es válido durante una hora. Si tiene activado el acceso en dos pasos, aquí también se pide el código.',
      '¿Ha perdido el móvil? Use un código de recuperación.',
      '¿No tiene el móvil ni un código de recuperación? [Escríbanos](/contact) y tenga a mano su última factura.',
    ),
    heading('Cómo reconocer un correo de phishing'),
    text(
      'Nunca pedimos una contraseña ni un código por correo ni por teléfono, y nunca le llamamos. En caso de duda, no pulse el enlace: escriba usted mismo nuestra dirección y compruebe si su cuenta dice lo mismo.',
    ),
  ],
}
