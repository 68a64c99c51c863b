import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Proteger su cuenta en un cuarto de hora',
  description:
    'Una contraseña que nadie adivina, un segundo paso, una llave de acceso y las sesiones que cerrar: qué configurar y en qué orden.',
  next: { heading: 'Un cuarto de hora, una sola vez.', label: 'Abrir los ajustes' },
  body: [
    text(
      'Sus nombres, recibos y renovaciones están detrás de un solo acceso. Quien lo abre puede llevarse un nombre o leer qué compró usted. Un cuarto de hora basta para ponérselo muy difícil, y solo necesita su teléfono.',
    ),
    heading('1. Una contraseña que nadie adivina'),
    points(
      'Al menos diez caracteres; la tienda rechaza las más cortas y las que se prueban primero: filas de teclas, repeticiones, palabras conocidas, su propio nombre.',
      'La longitud vale más que la rareza. Cuatro palabras seguidas que no tengan que ver entre sí se recuerdan fácilmente y cuesta mucho probarlas.',
      'Una contraseña para un solo lugar. Si otra tienda pierde su lista, las contraseñas se prueban aquí el mismo día.',
      'Deje que la guarde un gestor de contraseñas. Tiene otra ventaja: en una página falsa de dirección parecida no rellena nada.',
    ),
    text('Se cambia en **Ajustes**. Con ello se cierra la sesión en los demás navegadores.'),
    heading('2. El acceso en dos pasos'),
    text(
      'Después de la contraseña se pide entonces un código de una aplicación de autenticación. Quien solo conozca su contraseña se queda fuera.',
    ),
    steps(
      'Instale en su teléfono una aplicación de autenticación, si no tiene ninguna.',
      'Abra **Ajustes** y elija configurar el acceso en dos pasos. Le pedirá su contraseña.',
      'Escanee con la aplicación el código que se muestra e introduzca las seis cifras que da. Cambian cada 30 segundos.',
      'Guarde los diez códigos de recuperación que aparecen a continuación. Se muestran una sola vez.',
    ),
    heading('3. Los códigos de recuperación'),
    text(
      'Son para el día en que el teléfono esté roto o perdido. Cada uno abre una vez. Imprímalos o guárdelos en el gestor de contraseñas, pero no en el propio teléfono. Si ha usado algunos o no sabe dónde están, genere otros en los ajustes: desde entonces solo valen esos.',
    ),
    heading('4. Una llave de acceso, el camino más corto'),
    text(
      'Una llave de acceso sustituye a la contraseña y al código. Inicia sesión con la huella, el rostro o el PIN de su dispositivo. No hay nada que teclear, y por tanto nada que una página copiada pueda pedirle: la llave responde a nuestra dirección y a ninguna otra.',
    ),
    steps(
      'En **Ajustes**, elija añadir una llave de acceso e introduzca otra vez su contraseña.',
      'Dele un nombre por el que reconozca el dispositivo, por ejemplo «Teléfono».',
      'Confirme con el bloqueo del dispositivo.',
    ),
    text('Añada una por cada dispositivo que use. Si un dispositivo desaparece, quite su llave de la lista.'),
    heading('5. Mire quién ha iniciado sesión'),
    text(
      'Los ajustes enumeran todos los navegadores con sesión abierta, desde cuándo y cuándo se vieron por última vez. Cierre lo que no conozca y lo que ya no use. En caso de duda, cierre todas las demás a la vez y cambie la contraseña.',
    ),
    heading('6. Cuide el buzón'),
    text(
      'El enlace para una contraseña nueva llega a su correo. Quien lea su buzón puede entrar también aquí. Protéjalo al menos igual de bien, y use una dirección que no dependa de un nombre que tenga con nosotros: si ese nombre vence, se pierde el camino de vuelta.',
    ),
    heading('Si se ha quedado fuera'),
    points(
      'Tras diez contraseñas erróneas desde un lugar, ese lugar espera un cuarto de hora. Su cuenta no se bloquea; desde otro sitio se puede entrar.',
      'Contraseña olvidada: pida el enlace en la [página de acceso](/login). Vale una hora. Con los dos pasos activados, aquí también se pide el código.',
      'Teléfono perdido: use un código de recuperación.',
      'Sin una cosa ni la otra: [escríbanos](/contact) y tenga a mano su último recibo.',
    ),
    heading('Cómo reconocer un correo falso'),
    text(
      'Nunca pedimos una contraseña ni un código por correo ni por teléfono, y nunca le llamamos. En caso de duda, no pulse el enlace: escriba usted nuestra dirección y mire si su cuenta dice lo mismo.',
    ),
  ],
}
