import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Qué plan de hosting conviene y cuándo dejarlo',
  description: 'Compartido, WordPress, VPS, cloud o servidor propio: seis preguntas antes de comprar y cuatro cifras antes de pagar más.',
  next: { heading: 'Ponga los planes uno al lado del otro.', label: 'Comparar todos los precios' },
  body: [
    text(
      'El plan más caro no es el mejor, y el más barato no es el más económico. El adecuado es el menor en el que su sitio no tiene que esperar. Esta página ayuda a encontrarlo, y a notar cuándo se ha quedado pequeño.',
    ),
    heading('Seis preguntas antes de comprar'),
    steps(
      '**¿Quién actualiza el sistema?** Si la respuesta es «nadie», elija hosting compartido, WordPress o un plan de tienda: ahí lo hacemos nosotros. En un VPS o un servidor propio es tarea suya, cada semana.',
      '**¿Qué software es?** WordPress funciona en cualquier plan, pero los planes de WordPress lo actualizan de noche, lo copian antes y comparan imágenes después. Lo que necesita root va en un VPS.',
      '**¿Cuántos sitios y buzones?** Shared Basic tiene un sitio y 5 buzones; Shared Pro, 10 y 50; Shared Max, 50 y 250. Los planes de WordPress tienen uno, tres o diez sitios.',
      '**¿Cuánto espacio dentro de dos años?** Cuente imágenes, bases de datos y correo. Los textos nunca llenan un plan; las fotografías, sí.',
      '**¿Qué cuesta una hora de silencio?** Si es poco, basta una copia diaria guardada 7 días. Si es mucho, mire las copias cada hora y el cloud: desde Cloud Growth sobrevive sin usted a la pérdida de una máquina.',
      '**¿Quién viene y cuándo?** Mil visitantes repartidos en un día son pocos. Mil en un minuto, porque el periódico le ha enlazado, son muchos.',
    ),
    heading('Las familias, en una frase cada una'),
    points(
      '**Hosting compartido:** un sitio y buzones en una máquina que cuidamos nosotros, con hasta un núcleo de procesador por sitio.',
      '**WordPress:** el mismo cuidado, hecho para un programa, con entorno de pruebas desde Premium.',
      '**Planes de tienda:** para vender, con sitio para carritos, pedidos y sus copias.',
      '**VPS:** su propia máquina virtual con root y memoria fija, desde 2 vCPU y 4 GB.',
      '**Cloud:** puede ser mayor el viernes que el lunes.',
      '**Servidor dedicado:** una máquina entera, suya en un día laborable.',
    ),
    heading('Cuatro cifras antes de pagar más'),
    text('No crezca por intuición. Mire esto durante una semana:'),
    steps(
      '**Parte del procesador.** En los planes compartidos las páginas esperan cuando se agota la parte. Si ocurre tres días seguidos, le escribimos con las cifras.',
      '**Espacio.** A los cuatro quintos le escribimos. Ordene antes de comprar: las copias antiguas dentro del sitio suelen ser las culpables.',
      '**Tiempo de respuesta del servidor.** Mida la misma página de noche y a mediodía. Lenta en los dos casos: lo lento es el sitio, y [afinarlo](/knowledge-base/fast-wordpress) ayuda más que un plan mayor. Rápida de noche y lenta a mediodía: el plan es pequeño.',
      '**Errores 503 y 504.** Significan que nadie tuvo tiempo de responder. Unos pocos al mes son un accidente; unos pocos al día, un mensaje.',
    ),
    heading('Qué cuesta un cambio y qué no'),
    text(
      'Escriba a soporte y le pasamos al plan mayor o al menor; el nombre, los archivos y los buzones vienen con usted. Los VPS y los servidores dedicados tienen una cuota de alta, una sola vez, con el primer pago; el hosting compartido no tiene. Un año cuesta cerca de un 17 % menos que doce meses; un mes le deja libre para irse al siguiente. Cada precio figura junto al de renovación.',
    ),
    text(
      'Si se equivocó, tiene 30 días desde el primer pago para cambiar de idea, con devolución del dinero. Los nombres quedan excluidos: un registro no los acepta de vuelta.',
    ),
    heading('Si aún no puede decidirse'),
    text(
      'Elija el menor de los dos y pregúntenos al cabo de un mes qué dicen las cifras. Crecer lleva minutos: un VPS crece con un reinicio. Encoger es más difícil, porque los discos no encogen de forma segura.',
    ),
  ],
}
