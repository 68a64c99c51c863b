import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Copias de seguridad: regla 3-2-1 y restauración',
  description:
    'Cómo funciona la regla 3-2-1, qué copian nuestros planes y por cuánto tiempo, y cómo restaurar un archivo o la web completa.',
  next: { heading: 'Guarde una segunda copia en otro edificio.', label: 'Ver los planes de copia' },
  body: [
    text(
      'Nadie necesita una copia de seguridad. Lo que se necesita es el estado de ayer, hoy. Por eso una copia vale tanto como su restauración, y eso solo se sabe después de haberla probado.',
    ),
    heading('La regla 3-2-1'),
    points(
      '**Tres copias** de todo lo importante: la que usa a diario y dos más.',
      '**Dos tipos de almacenamiento**, para que un solo fallo no afecte a ambos: el servidor y otro que no sea el servidor.',
      '**Una fuera**, como mínimo en otro edificio.',
    ),
    text(
      'Una instantánea en el mismo servidor no es un segundo almacenamiento. Una copia en un disco conectado a su ordenador no está fuera.',
    ),
    heading('Qué copia ya su plan de hosting'),
    points(
      '**Shared Basic y WordPress Basic:** copia diaria, guardada 7 días.',
      '**Shared Pro y WordPress Premium:** copia diaria, guardada 30 días.',
      '**Shared Max:** dos copias al día, guardadas 30 días.',
      '**WordPress Enterprise:** copia cada hora, guardada 30 días.',
      '**VPS:** hasta tres instantáneas, junto al servidor. Ninguna copia en otro edificio.',
    ),
    text('Además, hacemos una copia antes de cada actualización de WordPress. Todo esto forma parte del plan; no hay que activar nada.'),
    heading('Qué no sustituyen las copias del plan'),
    text(
      'Las copias del plan terminan con el plan. No sirven si tarda cinco semanas en notar que falta una página. Y en un VPS o un servidor propio no hay ninguna copia en otro edificio. Para estos casos están los [planes de copia](/services/backup): diaria, cada hora o inmutable, cuyas copias nadie puede borrar antes de que venza su plazo, ni siquiera con la contraseña. Funcionan con cualquier alojamiento, por SFTP y con un usuario de base de datos de solo lectura.',
    ),
    heading('Cada cuánto hacer copias y cuánto guardarlas'),
    text(
      'Hágase dos preguntas. ¿Cuánto trabajo puede permitirse repetir? En un blog, un día. En una tienda, una hora o menos, porque cada pedido es dinero. ¿Cuánto podría tardar en notar un problema? Una imagen rota, una semana; una intrusión lenta, meses. Guarde las copias diarias un mes y las mensuales más tiempo.',
    ),
    heading('Cómo restaurar una copia'),
    steps(
      'Averigüe qué está roto y anote cuándo funcionó por última vez.',
      'Elija la parte más pequeña que resuelva el problema: un archivo, una tabla o un buzón. Si restaura todo, pierde lo añadido desde entonces.',
      'Elija una copia anterior al fallo, no la más reciente.',
      'Inicie usted mismo la restauración, en el navegador. Un archivo tarda segundos; una web de 10 GB, unos diez minutos. Antes se guarda el estado actual, así que este paso también se puede deshacer.',
      'Abra el sitio, inicie sesión, revise diez páginas y envíe un formulario.',
    ),
    text(
      'Si han atacado su web, no cambie nada antes de que la vea soporte: marque el mensaje como urgente, porque los rastros desaparecen. Una simple restauración traería de vuelta la vulnerabilidad junto con las páginas.',
    ),
    heading('Pruebe la restauración'),
    text('Hágalo dos veces al año, una mañana tranquila:'),
    steps(
      'Restaure la copia más reciente en un lugar que no sea la web en producción: un entorno de pruebas, un servidor libre o su ordenador.',
      'Mida cuánto tarda. Ese es el tiempo que estará sin web en un mal día.',
      'Inicie sesión allí. ¿Recuerda la contraseña? ¿Están las imágenes, los pedidos y el último artículo?',
      'Anote lo que falta e inclúyalo en las copias.',
    ),
    text(
      'Leemos y verificamos las copias de nuestros planes de copia. Eso demuestra que la copia se puede leer. Que contenga todo lo que usted necesita solo lo demuestra su propia prueba.',
    ),
  ],
}
