import type { ArticleWords } from '../../../article'
import { heading, points, steps, table, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Configurar el correo: IMAP, SMTP y puertos',
  description:
    'Configure su buzón en el ordenador o el móvil: servidores IMAP y SMTP, puertos, cifrado y qué significan los cuatro errores más comunes.',
  next: { heading: '¿Aún no tiene buzón? Compare los planes.', label: 'Ver el hosting de correo' },
  body: [
    text(
      'Todos los programas de correo piden los mismos datos: el usuario, el servidor de entrada y el servidor de salida. Estos son los de los buzones que están con nosotros, con los nombres que suelen llevar los campos.',
    ),
    heading('Datos de IMAP y SMTP'),
    points(
      '**Usuario:** su dirección de correo completa, para recibir y para enviar.',
      '**Contraseña:** la del buzón, no la de su cuenta en la tienda. El servidor de salida también la pide.',
    ),
    table(
      ['Servidor', 'Protocolo', 'Puerto', 'Cifrado'],
      ['De entrada', 'IMAP', '993', 'SSL/TLS'],
      ['De salida', 'SMTP', '465', 'SSL/TLS'],
    ),
    text(
      'Recibe los nombres de los dos servidores con el buzón; si no los encuentra, [pregunte a soporte](/contact). Las conexiones sin cifrar están desactivadas a propósito: su contraseña nunca se envía sin cifrar.',
    ),
    heading('¿IMAP o POP?'),
    text(
      'Elija IMAP. Los mensajes quedan en el servidor, y el móvil, el ordenador y el correo web muestran las mismas carpetas. POP descarga los mensajes en un dispositivo y suele borrarlos del servidor; en el segundo dispositivo falta la mitad de los mensajes.',
    ),
    heading('Configurar el correo en un ordenador'),
    steps(
      'Abra los ajustes de cuentas del programa y añada una cuenta. Si no encuentra los datos automáticamente, elija la configuración manual.',
      'Introduzca su nombre, su dirección y su contraseña.',
      'Para el correo entrante, elija IMAP y ponga el servidor, el puerto 993 y SSL/TLS.',
      'Para el correo saliente, ponga el servidor, el puerto 465 y SSL/TLS.',
      'Para el correo saliente, elija «Contraseña normal» y el mismo usuario.',
      'Envíese un mensaje. Debe llegar y quedar después en la carpeta de enviados.',
    ),
    heading('Configurar el correo en un móvil'),
    text(
      'Los móviles piden los mismos datos en el mismo orden. Elija «Otra» o «IMAP» en lugar de uno de los grandes proveedores y escriba la dirección completa como usuario en los dos servidores. Algunos proponen el puerto 143 o 587 con STARTTLS: cámbielos por 993 y 465 con SSL/TLS.',
    ),
    heading('Leer el correo en el navegador'),
    text(
      'El correo web no necesita configuración: se entra con la dirección y la contraseña. Está en cuatro idiomas y es la prueba más rápida: si allí puede entrar y en su programa no, la configuración del programa está mal.',
    ),
    heading('Límites de los buzones y los adjuntos'),
    text(
      'Mail Solo tiene 10 GB y adjuntos de hasta 25 MB; Mail Team, 25 GB y 50 MB; Mail Company, 50 GB y 100 MB por buzón. Los buzones de los planes compartidos tienen 5 GB cada uno. Al codificarse, los adjuntos crecen cerca de un tercio, así que un archivo de 18 MB ya se acerca al límite de 25. Los archivos mayores, mejor como enlace.',
    ),
    heading('Qué significan los mensajes de error'),
    points(
      '**Error de autenticación.** El usuario o la contraseña no son correctos. Casi siempre es el usuario: debe ser la dirección completa.',
      '**Tiempo de espera agotado.** El puerto es incorrecto, o la red bloquea los puertos de correo, como en algunos hoteles. Pruebe con los datos móviles.',
      '**El certificado no es válido.** El nombre del servidor no coincide con el que le dimos. No acepte la excepción: corrija el nombre.',
      '**Retransmisión denegada.** El programa envía sin identificarse. Active la autenticación del correo saliente.',
    ),
    heading('Acceso en dos pasos para los buzones'),
    text(
      'Desde Mail Team, cada buzón puede pedir un segundo paso al iniciar sesión. Un programa que no puede pedir un código necesita entonces una contraseña de aplicación. Cree una para cada dispositivo: si pierde un móvil, revoca una contraseña y no todas. Soporte le muestra dónde.',
    ),
  ],
}
