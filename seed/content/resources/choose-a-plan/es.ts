import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: '¿Qué plan de hosting necesito?',
  description:
    'Compartido, WordPress, VPS, cloud o servidor dedicado: seis preguntas antes de contratar y cuatro cifras que indican cuándo ampliar.',
  next: { heading: 'Compare los planes.', label: 'Comparar todos los precios' },
  body: [
    text(
      'El plan más caro no es el mejor, y el más barato no siempre es el más económico. El adecuado es el más pequeño en el que su sitio no tiene que esperar. Esta guía le ayuda a encontrarlo y a saber cuándo se le ha quedado pequeño.',
    ),
    heading('Seis preguntas antes de contratar'),
    steps(
      '**¿Quién actualiza el sistema?** Si la respuesta es «nadie», elija hosting compartido, WordPress o un plan para tiendas: ahí lo hacemos nosotros. En un VPS o un servidor dedicado es tarea suya, cada semana.',
      '**¿Qué software usa?** WordPress funciona en cualquier plan, pero los planes de WordPress lo actualizan de noche, hacen antes una copia y comparan después capturas. El software que necesita root va en un VPS.',
      '**¿Cuántos sitios y buzones?** Shared Basic incluye un sitio y 5 buzones; Shared Pro, 10 y 50; Shared Max, 50 y 250. Los planes de WordPress incluyen uno, tres o diez sitios.',
      '**¿Cuánto espacio necesitará en dos años?** Cuente imágenes, bases de datos y correo. Los textos nunca llenan un plan; las fotos, sí.',
      '**¿Qué le cuesta una hora sin web?** Si es poco, basta una copia diaria guardada 7 días. Si es mucho, mire las copias cada hora y el cloud: desde Cloud Growth, su sitio resiste el fallo de un servidor.',
      '**¿Cuántos visitantes, y cuándo?** Mil visitantes repartidos en un día son pocos. Mil en un minuto, porque un periódico le ha enlazado, son muchos.',
    ),
    heading('Los tipos de hosting, en una frase'),
    points(
      '**Hosting compartido:** sitios y buzones en un servidor que cuidamos nosotros, con hasta un núcleo de procesador por sitio.',
      '**WordPress:** el mismo servicio para una sola aplicación, con entorno de pruebas desde Premium.',
      '**Hosting para tiendas:** con espacio para carritos, pedidos y sus copias.',
      '**VPS:** su propio servidor virtual con root y memoria RAM fija, desde 2 vCPU y 4 GB.',
      '**Cloud:** más capacidad el viernes que el lunes, si la necesita.',
      '**Servidor dedicado:** un servidor entero para usted, listo en un día laborable.',
    ),
    heading('Cuatro cifras antes de ampliar'),
    text('No amplíe por intuición. Compruebe estas cifras durante una semana:'),
    steps(
      '**Procesador.** En los planes compartidos, las páginas esperan cuando su sitio alcanza el límite de procesador. Si ocurre tres días seguidos, le enviamos las cifras por correo.',
      '**Espacio.** Le avisamos al llegar al 80 %. Ordene antes de ampliar: la causa habitual son copias antiguas dentro de la web.',
      '**Tiempo de respuesta del servidor.** Mida la misma página de noche y a mediodía. Si es lenta las dos veces, lo lento es el sitio, y [acelerarlo](/knowledge-base/fast-wordpress) ayuda más que un plan mayor. Si es rápida de noche y lenta a mediodía, el plan es pequeño.',
      '**Errores 503 y 504.** Significan que el servidor no tenía capacidad para responder. Unos pocos al mes son normales; unos pocos al día indican que el plan es pequeño.',
    ),
    heading('Qué cuesta cambiar de plan'),
    text(
      'Escriba a soporte y le pasamos a un plan mayor o menor con su dominio, sus archivos y sus buzones. Los VPS y los servidores dedicados tienen una cuota de alta única, con el primer pago; el hosting compartido no tiene. Un año cuesta cerca de un 17 % menos que doce meses; el pago mensual le permite irse antes. Cada precio se muestra con el de renovación.',
    ),
    text(
      'Si se equivocó de plan, tiene 30 días desde el primer pago para pedir la devolución. Los dominios quedan excluidos, porque los registros no aceptan devoluciones.',
    ),
    heading('¿Todavía tiene dudas?'),
    text(
      'Elija el menor de los dos y pregúntenos al cabo de un mes qué dicen las cifras. Ampliar lleva minutos: un VPS crece con un reinicio. Pasar a un plan menor es más difícil, porque un disco no se puede reducir sin riesgo.',
    ),
  ],
}
