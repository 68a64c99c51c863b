import type { ArticleWords } from '../../../article'
import { code, heading, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Un VPS nuevo: la primera hora',
  description:
    'Claves en vez de contraseñas, un usuario propio, un cortafuegos, actualizaciones automáticas y una instantánea, antes que nada.',
  next: { heading: 'Una máquina con sus claves.', label: 'Ver los planes VPS' },
  body: [
    text(
      'A una máquina nueva en internet la prueban en cuestión de minutos: hay programas que llaman a todas las puertas y adivinan contraseñas. No es motivo de alarma, y sí uno bueno para emplear bien la primera hora. Las órdenes de abajo son para Debian y Ubuntu.',
    ),
    heading('Antes de empezar: un par de claves'),
    text('Una clave es más larga que cualquier contraseña y nunca viaja por la línea. Créela en su propio ordenador, no en el servidor:'),
    code('ssh-keygen -t ed25519 -C "ines on her laptop"'),
    text(
      'Póngale una frase de paso. El archivo que acaba en `.pub` es la mitad pública; esa es la que recibe la máquina, por la consola o a través de soporte. La otra mitad se queda con usted. En nuestras máquinas se entra con claves, y las contraseñas por la red están desactivadas salvo que usted las active.',
    ),
    heading('Paso 1: entrar y actualizar'),
    code('ssh root@203.0.113.10', 'apt update && apt full-upgrade', 'reboot'),
    text(
      'La primera vez, SSH muestra una huella y pregunta si se fía. Compárela con la de la consola antes de decir que sí; después SSH le avisará si alguna vez cambia.',
    ),
    heading('Paso 2: un usuario propio'),
    text('Trabaje como root solo cuando haga falta. Cree un usuario, permítale `sudo` y dele su clave:'),
    code('adduser ines', 'usermod -aG sudo ines', 'rsync --archive --chown=ines:ines ~/.ssh /home/ines'),
    text(
      'Abra una **segunda** ventana y pruebe `ssh ines@203.0.113.10` antes de cerrar la primera. Esa costumbre salva más tardes que ninguna otra de esta página.',
    ),
    heading('Paso 3: cerrar la puerta a root'),
    text('Escriba estas líneas en el archivo `/etc/ssh/sshd_config.d/own.conf`:'),
    code('PermitRootLogin no', 'PasswordAuthentication no'),
    text('Después compruébelas y cárguelas:'),
    code('sudo sshd -t && sudo systemctl reload ssh'),
    text('Si a pesar de todo se ha quedado fuera, está la consola en el navegador. No pasa por SSH y le permite reparar el archivo.'),
    heading('Paso 4: un cortafuegos'),
    text('Cada VPS tiene un cortafuegos delante de la máquina. Úselo, y además el de la propia máquina. Permita lo que ofrece y nada más:'),
    code('sudo apt install ufw', 'sudo ufw allow OpenSSH', 'sudo ufw allow 80,443/tcp', 'sudo ufw enable'),
    text(
      'Permita SSH **antes** de activarlo. Una base de datos no necesita puerta abierta: escucha en la propia máquina. El puerto 25 para el correo saliente está cerrado el primer día y se abre a petición: [escríbanos](/contact) con el nombre desde el que enviará.',
    ),
    heading('Paso 5: actualizaciones que van solas'),
    code('sudo apt install unattended-upgrades', 'sudo dpkg-reconfigure -plow unattended-upgrades'),
    text(
      'Las imágenes que ofrecemos ya lo traen. Instala de noche las actualizaciones de seguridad. Una vez al mes, mire si la máquina pide un reinicio: lo dice el archivo `/var/run/reboot-required`.',
    ),
    heading('Paso 6: un camino de vuelta'),
    text(
      'Haga una instantánea ahora, con la máquina limpia. Se guardan tres a la vez, y volver a una lleva cerca de un minuto. Pero una instantánea está junto a la máquina: ayuda contra sus propios errores, no contra la pérdida del edificio. Para eso hace falta [una copia en otro lugar](/knowledge-base/backups-and-restore).',
    ),
    heading('Qué viene después'),
    steps(
      'Configure el DNS inverso de la dirección, si envía correo.',
      '[Dirija su dominio](/knowledge-base/point-a-name) a la máquina, A y AAAA.',
      'Obtenga un certificado y compruebe que su renovación funciona.',
      'Anote lo que ha hecho. Dentro de un año querrá saberlo.',
    ),
  ],
}
