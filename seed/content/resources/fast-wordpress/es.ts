import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Cómo acelerar WordPress',
  description:
    'Acelere WordPress paso a paso: mida primero y mejore imágenes, plugins, caché y base de datos. Qué hacen nuestros planes y qué hace usted.',
  next: { heading: 'Hosting WordPress con caché y entorno de pruebas.', label: 'Ver los planes WordPress' },
  body: [
    text(
      'Un sitio lento rara vez lo es en todas partes. Normalmente, una o dos cosas se llevan la mayor parte del tiempo y lo demás es detalle. Mida antes de cambiar nada y cambie una sola cosa cada vez.',
    ),
    heading('Mida el tiempo de carga'),
    steps(
      'Abra la página en una ventana privada, para ver lo que ve un visitante y no un redactor con la sesión iniciada.',
      'Pulse F12, abra la pestaña Red y recargue la página.',
      'Anote tres cifras: el tiempo hasta el primer byte, el número de peticiones y el tamaño total.',
      'Hágalo con tres páginas: la de inicio, un artículo con imágenes y la más lenta que conozca.',
    ),
    text(
      'La primera cifra depende del servidor: por encima de 0,6 segundos, revise la caché y los plugins. Las otras dos dependen de la página: por encima de 100 peticiones o 3 MB, revise las imágenes y los scripts.',
    ),
    heading('Lo que hacen nuestros planes por usted'),
    points(
      'Caché de páginas: las páginas generadas se sirven desde la caché del servidor sin ejecutar WordPress. El carrito y el acceso nunca se guardan en caché. Desde Premium, la caché de páginas y la compresión de imágenes vienen incluidas.',
      'Actualizaciones: el núcleo se actualiza de noche, entre las dos y las cinco, con copia previa. Desde Premium actualizamos también los plugins y comparamos capturas de sus páginas de antes y de después.',
      'No instale una segunda caché de páginas como plugin: dos cachés seguidas muestran páginas antiguas y no ahorran nada.',
    ),
    heading('Imágenes: casi siempre lo que más pesa'),
    steps(
      'No suba imágenes más anchas de lo que se muestran. Una foto de 6000 píxeles de ancho es veinte veces demasiado grande para una columna de texto.',
      'Para las fotos, use WebP o AVIF en lugar de PNG.',
      'Deje activada la carga diferida de WordPress, salvo en la imagen grande de arriba: esa debe cargarse primero.',
      'Borre los tamaños de imagen que ya no usa ningún tema.',
    ),
    heading('Plugins: encuentre los lentos'),
    text(
      'Cada plugin puede cargar algo en cada página. Desactívelos uno tras otro en el [entorno de pruebas](/wordpress-hosting) y mida cada vez. Las causas habituales son los constructores de páginas, los carruseles, las estadísticas que escriben en la base de datos y los botones sociales que llaman a otros servidores.',
    ),
    text(
      'Borre los plugins que no necesite. Uno desactivado no ralentiza el sitio, pero hay que seguir actualizándolo y sus vulnerabilidades se pueden aprovechar.',
    ),
    heading('Limpie la base de datos'),
    text(
      'Todos nuestros planes de WordPress incluyen la línea de comandos (WP-CLI). Cuente las revisiones, borre los transients caducados y optimice las tablas:',
    ),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Guarde solo las cinco últimas revisiones de cada artículo: añada una línea a `wp-config.php`.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text(
      'Haga que un cron de verdad ejecute las tareas programadas, en lugar de depender de las visitas. En nuestros planes de WordPress viene así desde el principio.',
    ),
    heading('Tema y tipografías'),
    text(
      'Un tema que lo hace todo también lo carga todo. Si el suyo carga más de medio megabyte de scripts en una página vacía, piense en otro. Aloje las tipografías en su propio servidor, use dos estilos como mucho y deje que el texto se vea antes de que carguen.',
    ),
    heading('Visitantes de otros continentes'),
    text(
      'Un lector de otro continente espera por la distancia, no por el servidor. Ayuda una [CDN](/services/cdn): entrega las imágenes y los archivos desde un lugar cercano al lector. Si todos sus visitantes viven en un país, no la necesita.',
    ),
    heading('Vuelva a medir'),
    text(
      'Mida las mismas tres páginas y anote las cifras. Si el primer byte sigue lento aunque la página salga de la caché, o si el sitio va rápido de noche y lento a mediodía, el plan se ha quedado pequeño: [vea qué cifras lo indican](/knowledge-base/choose-a-plan). Haga una copia antes de cada cambio grande y pruebe al menos una vez [cómo restaurarla](/knowledge-base/backups-and-restore).',
    ),
  ],
}
