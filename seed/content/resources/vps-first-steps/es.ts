import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Configurar un VPS nuevo: primeros pasos',
  description:
    'Cómo proteger un VPS nuevo en seis pasos: clave SSH, usuario con sudo, sin acceso de root, cortafuegos, actualizaciones e instantánea.',
  next: { heading: 'Un VPS con acceso root completo.', label: 'Ver los planes VPS' },
  body: [
    text(
      'Un servidor nuevo en internet se escanea en cuestión de minutos: hay bots que prueban todos los puertos e intentan adivinar contraseñas. No es motivo de alarma, pero sí una buena razón para dedicar la primera hora a la seguridad. Las órdenes de abajo son para Debian y Ubuntu.',
    ),
    heading('Antes de empezar: cree una clave SSH'),
    text(
      'Una clave SSH es más larga que cualquier contraseña, y su mitad privada nunca sale de su ordenador. Créela allí, no en el servidor:',
    ),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Protéjala con una frase de contraseña. El archivo que acaba en `.pub` es la clave pública: añádala al servidor por la consola o envíela a soporte. No comparta nunca la clave privada. En nuestros servidores se entra con claves; el acceso SSH con contraseña está desactivado salvo que usted lo active.',
    ),
    heading('Paso 1: iniciar sesión y actualizar el sistema'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'La primera vez, SSH muestra una huella y pregunta si confía en ella. Compárela con la de la consola antes de aceptar. Si alguna vez cambia, SSH le avisará.',
    ),
    heading('Paso 2: crear un usuario con sudo'),
    text('No trabaje como root a diario. Cree un usuario, permítale usar `sudo` y cópiele su clave SSH:'),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text('Abra una **segunda** ventana y pruebe `ssh ines@203.0.113.10` antes de cerrar la primera. Así no puede quedarse fuera.'),
    heading('Paso 3: desactivar root y las contraseñas'),
    text('Escriba estas líneas en el archivo `/etc/ssh/sshd_config.d/00-own.conf`:'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Después compruebe la configuración y recargue SSH:'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text('Si a pesar de todo se queda fuera, use la consola del navegador. No depende de SSH y le permite corregir el archivo.'),
    heading('Paso 4: configurar un cortafuegos'),
    text(
      'Cada VPS tiene delante un cortafuegos de red. Úselo, y también el del propio servidor. Permita los servicios que ofrece y nada más:',
    ),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Permita SSH **antes** de activar el cortafuegos. Una base de datos no necesita un puerto abierto si solo la usa su servidor. El puerto 25 para el correo saliente está cerrado al principio y lo abrimos a petición: [escríbanos](/contact) con el dominio desde el que enviará.',
    ),
    heading('Paso 5: activar las actualizaciones automáticas'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'Nuestras imágenes de sistema ya traen este paquete. Instala de noche las actualizaciones de seguridad. Una vez al mes, compruebe si el servidor necesita un reinicio: lo necesita si existe el archivo `/var/run/reboot-required`.',
    ),
    heading('Paso 6: hacer una instantánea'),
    text(
      'Haga una instantánea ahora, con el sistema limpio. Puede guardar tres, y restaurar una lleva cerca de un minuto. Una instantánea está junto al servidor: le protege de sus propios errores, no de la pérdida del edificio. Para eso hace falta [una copia en otro lugar](/knowledge-base/backups-and-restore).',
    ),
    heading('Próximos pasos'),
    steps(
      'Configure el DNS inverso de su dirección IP, si envía correo.',
      '[Apunte su dominio](/knowledge-base/point-a-name) al servidor con registros A y AAAA.',
      'Instale un certificado SSL y compruebe que su renovación funciona.',
      'Anote lo que ha hecho. Dentro de un año querrá saberlo.',
    ),
  ],
}
