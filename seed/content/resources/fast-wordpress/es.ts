import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Hacer rápido WordPress',
  description:
    'Primero medir, luego arreglar lo que más cuesta: imágenes, plugins, caché, base de datos. Qué hacen nuestros planes y qué queda para usted.',
  next: { heading: 'WordPress con caché y entorno de pruebas.', label: 'Ver los planes WordPress' },
  body: [
    text(
      'Un sitio lento rara vez lo es en todas partes. Por lo general, una o dos cosas se llevan la mayor parte del tiempo y lo demás es detalle. Así que mida antes de cambiar nada, y cambie una sola cosa cada vez.',
    ),
    heading('Medir'),
    steps(
      'Abra la página en una ventana privada, para ver lo que ve un visitante y no lo que ve un redactor.',
      'Pulse F12, elija la pestaña de red y vuelva a cargar la página.',
      'Anote tres cifras: el tiempo hasta el primer byte, el número de peticiones y el tamaño de todo junto.',
      'Hágalo con tres páginas: la de inicio, un artículo con imágenes y la más lenta que conozca.',
    ),
    text(
      'La primera cifra es del servidor: por encima de 0,6 segundos, mire la caché y los plugins. Las otras dos son de la página: por encima de 100 peticiones o 3 MB, mire las imágenes y los scripts.',
    ),
    heading('Lo que hacen nuestros planes'),
    points(
      'Las páginas terminadas se guardan en el servidor y se entregan sin preguntar a WordPress. El carrito y el acceso quedan siempre frescos. Desde Premium, esta caché y la compresión de imágenes vienen incluidas.',
      'El núcleo se actualiza de noche, entre las dos y las cinco, con copia previa. Desde Premium se actualizan también los plugins, y se comparan imágenes de sus páginas de antes y de después.',
      'Una segunda caché de páginas, en forma de plugin, está en la breve lista de lo que le pedimos que no instale: dos cachés seguidas muestran páginas antiguas y no ahorran nada.',
    ),
    heading('Imágenes: casi siempre lo más pesado'),
    steps(
      'Suba imágenes no más anchas de lo que se muestran. Una fotografía de 6000 píxeles es veinte veces demasiado para una columna de texto.',
      'Para fotografías, prefiera WebP o AVIF a PNG.',
      'Deje activada la carga diferida de WordPress, salvo en la imagen grande de arriba: esa debe llegar primero.',
      'Borre los tamaños que ya no usa ningún tema.',
    ),
    heading('Plugins: cuente lo que cuestan'),
    text(
      'Cada plugin puede cargar algo en cada página. Desactívelos uno tras otro en el [entorno de pruebas](/wordpress-hosting) y mida cada vez. Los culpables habituales son los constructores, los carruseles, las estadísticas que cuentan en la base de datos y los botones sociales que preguntan a servidores ajenos.',
    ),
    text(
      'Borre lo que no necesite. Un plugin solo desactivado no quita tiempo, pero hay que seguir actualizándolo y sus agujeros se pueden encontrar.',
    ),
    heading('La base de datos'),
    text('Con la línea de comandos, que nuestros planes de WordPress tienen, se ve y se retira el lastre:'),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Guarde las cinco últimas revisiones de cada artículo en lugar de todas: basta una línea en `wp-config.php`.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text(
      'Haga que las tareas programadas las ejecute un cron de verdad y no las visitas de sus lectores. En nuestros planes de WordPress es así desde el principio.',
    ),
    heading('Tema y tipografías'),
    text(
      'Un tema que lo sabe hacer todo lo trae todo. Si el suyo carga más de medio megabyte de scripts en una página vacía, piense en otro. Sirva usted mismo las tipografías, dos estilos como mucho, y deje que el texto se vea antes de que lleguen.',
    ),
    heading('Visitantes lejanos'),
    text(
      'Un lector de otro continente espera por la distancia, no por la máquina. La solución es la [CDN](/services/cdn): copias de imágenes y archivos cerca del lector. Si todos sus visitantes viven en un país, no lo necesita.',
    ),
    heading('Después'),
    text(
      'Mida otra vez las mismas tres páginas y anote las cifras. Si el primer byte sigue lento aunque la página salga de la caché, o si el sitio va rápido de noche y lento a mediodía, el plan se ha quedado pequeño: [qué cifras lo dicen](/knowledge-base/choose-a-plan). Antes de cada cambio grande haga una copia; [cómo volver a ella](/knowledge-base/backups-and-restore) debería haberlo probado una vez.',
    ),
  ],
}
