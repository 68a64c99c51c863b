import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Copias de seguridad: tres copias y un ensayo',
  description:
    'La regla 3-2-1, qué copian nuestros planes y por cuánto tiempo, cómo recuperar un archivo o todo, y por qué conviene practicarlo.',
  next: { heading: 'Una segunda copia en otro edificio.', label: 'Ver los planes de copia' },
  body: [
    text(
      'Nadie necesita una copia de seguridad. Lo que se necesita es el estado de ayer, hoy. Por eso una copia vale exactamente lo que vale su recuperación, y eso solo lo sabe quien la ha probado.',
    ),
    heading('La regla: 3-2-1'),
    points(
      '**Tres copias** de todo lo que importa: aquella con la que trabaja y dos más.',
      '**Dos clases de lugar**, para que un solo fallo no se lleve ambas: la máquina y algo que no sea la máquina.',
      '**Una en otra parte**, como mínimo en otro edificio.',
    ),
    text(
      'Una instantánea en la misma máquina no es un segundo lugar. Una copia en un disco enchufado a su ordenador no está en otra parte.',
    ),
    heading('Lo que su plan ya copia'),
    points(
      '**Shared Basic y WordPress Basic:** cada día, guardada 7 días.',
      '**Shared Pro y WordPress Premium:** cada día, guardada 30 días.',
      '**Shared Max:** dos veces al día, guardada 30 días.',
      '**WordPress Enterprise:** cada hora, guardada 30 días.',
      '**VPS:** instantáneas, tres a la vez, junto a la máquina. Ninguna copia en otro edificio.',
    ),
    text('Antes de una actualización de WordPress hay además otra copia. Todo esto es parte del plan; no hay que activar nada.'),
    heading('Lo que no sustituye'),
    text(
      'Las copias del plan terminan con el plan. No ayudan si a las cinco semanas nota que una página desapareció a las dos. Y en un VPS o un servidor propio les falta el segundo edificio. Para eso están los [planes de copia](/services/backup): diaria, cada hora o inmutable, cuyas copias nadie puede borrar antes de su fecha, tenga la contraseña quien la tenga. Funcionan con cualquier alojamiento, por SFTP y con un usuario de base de datos que solo puede leer.',
    ),
    heading('¿Cada cuánto y por cuánto tiempo?'),
    text(
      'Hágase dos preguntas. ¿Cuánto trabajo puedo permitirme repetir? En un blog, un día. En una tienda, una hora o menos: cada pedido es dinero. ¿Con cuánto retraso podría darme cuenta? Una imagen rota, a la semana; una intrusión lenta, a los meses. Guarde copias diarias durante un mes y mensuales durante más tiempo.',
    ),
    heading('Recuperar algo'),
    steps(
      'Deténgase y mire qué está roto. Anote la hora en que aún funcionaba.',
      'Elija la pieza más pequeña que sirva: un archivo, una tabla, un buzón. Quien lo recupera todo pierde lo escrito desde entonces.',
      'Elija la copia anterior al fallo, no la más reciente.',
      'Recupere. Lo hace usted, en el navegador. Un archivo tarda segundos; un sitio de 10 GB, unos diez minutos. El estado de hoy se aparta primero, así que este paso también se puede deshacer.',
      'Abra el sitio, inicie sesión, mire diez páginas, envíe un formulario.',
    ),
    text(
      'Si han entrado en el sitio, no cambie nada antes de que soporte lo vea: marque el mensaje como urgente, porque los rastros desaparecen. Recuperar sin más traería de vuelta el agujero con las páginas.',
    ),
    heading('El ensayo'),
    text('Dos veces al año, una mañana tranquila:'),
    steps(
      'Tome la copia más reciente y recupérela en un lugar que no sea el sitio en vivo: un entorno de pruebas, una máquina libre, su ordenador.',
      'Mida el tiempo. Es lo que estará a oscuras en un mal día.',
      'Inicie sesión allí. ¿Se sabe aún la contraseña? ¿Están las imágenes, los pedidos, el último artículo?',
      'Anote lo que faltaba y cópielo también desde ahora.',
    ),
    text(
      'Leemos cada copia de los planes de copia la misma noche y la comparamos. Eso demuestra que la copia está sana. Si contiene todo lo que usted necesita solo lo demuestra su ensayo.',
    ),
  ],
}
