import type { Job } from './articles'
import { words } from '@/payload/words'

export const pageJobs: readonly Job[] = [
  {
    id: 'landing-page',
    screens: ['/collections/pages'],
    title: words({
      en: 'Make a landing page',
      es: 'Crear una página de destino',
      fr: 'Créer une page de destination',
      de: 'Eine Landingpage anlegen',
    }),
    purpose: words({
      en: 'A page of its own for an advert or a mailing. It is quickest from a page that is already like it.',
      es: 'Una página propia para un anuncio o un envío. Lo más rápido es partir de una página parecida.',
      fr: 'Une page à part pour une annonce ou un envoi. Le plus rapide est de partir d’une page qui lui ressemble.',
      de: 'Eine eigene Seite für eine Anzeige oder Aussendung. Am schnellsten geht es von einer ähnlichen Seite aus.',
    }),
    steps: [
      words({
        en: 'Choose {pages} under {content}, open the page that is most like it, open the three dots above the form and press {duplicate}.',
        es: 'Elija {pages} en {content}, abra la página más parecida, abra los tres puntos sobre el formulario y pulse {duplicate}.',
        fr: 'Choisissez {pages} sous {content}, ouvrez la page la plus proche, ouvrez les trois points au-dessus du formulaire et appuyez sur {duplicate}.',
        de: 'Wählen Sie unter {content} den Punkt {pages}, öffnen Sie die ähnlichste Seite, dann die drei Punkte über dem Formular, und klicken Sie auf {duplicate}.',
      }),
      words({
        en: 'Change {title} and, at the side, {path}, such as /spring-sale.',
        es: 'Cambie {title} y, al lado, {path}, por ejemplo /spring-sale.',
        fr: 'Modifiez {title} et, sur le côté, {path}, par exemple /spring-sale.',
        de: 'Ändern Sie {title} und an der Seite {path}, zum Beispiel /spring-sale.',
      }),
      words({
        en: 'Open the rows under {sections} and write them anew; drag a row to move it.',
        es: 'Abra las filas de {sections} y reescríbalas; arrastre una fila para moverla.',
        fr: 'Ouvrez les lignes sous {sections} et réécrivez-les ; faites glisser une ligne pour la déplacer.',
        de: 'Öffnen Sie die Zeilen unter {sections} und schreiben Sie sie neu; ziehen Sie eine Zeile, um sie zu verschieben.',
      }),
      words({ en: 'Press {publish}.', es: 'Pulse {publish}.', fr: 'Appuyez sur {publish}.', de: 'Klicken Sie auf {publish}.' }),
    ],
    result: words({
      en: 'The page answers at its address in every language, and in the language you wrote it in it says what you wrote.',
      es: 'La página responde en su dirección en todos los idiomas, y en el idioma en que la escribió dice lo que escribió.',
      fr: 'La page répond à son adresse dans toutes les langues, et dit ce que vous avez écrit dans la langue où vous l’avez écrit.',
      de: 'Die Seite ist in jeder Sprache unter ihrer Adresse da, und in der Sprache, in der Sie geschrieben haben, steht dort Ihr Text.',
    }),
    trouble: words({
      en: 'A copy brings the translations of the old page along: go through them under {contentIn}. A page nobody links to is found by its address alone.',
      es: 'La copia trae las traducciones de la página antigua: repáselas en {contentIn}. Una página sin enlaces solo se encuentra por su dirección.',
      fr: 'La copie apporte les traductions de l’ancienne page : relisez-les sous {contentIn}. Une page sans lien vers elle ne se trouve que par son adresse.',
      de: 'Die Kopie bringt die Übersetzungen der alten Seite mit: Gehen Sie sie unter {contentIn} durch. Eine Seite ohne Link findet man nur über ihre Adresse.',
    }),
  },
  {
    id: 'menu',
    screens: ['/globals/header', '/globals/footer'],
    title: words({ en: 'Change a menu', es: 'Cambiar un menú', fr: 'Modifier un menu', de: 'Ein Menü ändern' }),
    purpose: words({
      en: 'The names and links at the top of every page. The {footer} works in the same way.',
      es: 'Los nombres y enlaces de la parte superior de cada página. El {footer} funciona igual.',
      fr: 'Les noms et liens en haut de chaque page. Le {footer} fonctionne de même.',
      de: 'Namen und Links oben auf jeder Seite. Der {footer} funktioniert genauso.',
    }),
    steps: [
      words({
        en: 'Choose {header} under {content}.',
        es: 'Elija {header} en {content}.',
        fr: 'Choisissez {header} sous {content}.',
        de: 'Wählen Sie unter {content} den Punkt {header}.',
      }),
      words({
        en: 'Press the row of the entry under {mainNavigation} and change its name or its link; drag a row to move it.',
        es: 'Pulse la fila de la entrada en {mainNavigation} y cambie el nombre o el enlace; arrastre una fila para moverla.',
        fr: 'Appuyez sur la ligne de l’entrée sous {mainNavigation} et changez son nom ou son lien ; faites glisser une ligne pour la déplacer.',
        de: 'Klicken Sie unter {mainNavigation} auf die Zeile des Eintrags und ändern Sie Namen oder Link; ziehen Sie eine Zeile, um sie zu verschieben.',
      }),
      words({ en: 'Press {save}.', es: 'Pulse {save}.', fr: 'Appuyez sur {save}.', de: 'Klicken Sie auf {save}.' }),
    ],
    result: words({
      en: 'Every page shows it within two seconds: menus have no drafts.',
      es: 'Todas las páginas lo muestran en menos de dos segundos: los menús no tienen borradores.',
      fr: 'Toutes les pages l’affichent en moins de deux secondes : les menus n’ont pas de brouillon.',
      de: 'Jede Seite zeigt es innerhalb von zwei Sekunden: Menüs haben keine Entwürfe.',
    }),
    trouble: words({
      en: 'A link to a page that is missing or not published is refused. {versions} bring the old menu back.',
      es: 'Se rechaza un enlace a una página que no existe o no está publicada. {versions} permite recuperar el menú anterior.',
      fr: 'Un lien vers une page absente ou non publiée est refusé. {versions} permet de retrouver l’ancien menu.',
      de: 'Ein Link auf eine fehlende oder unveröffentlichte Seite wird abgelehnt. Unter {versions} holen Sie das alte Menü zurück.',
    }),
  },
  {
    id: 'picture',
    screens: ['/collections/media'],
    title: words({ en: 'Replace a picture', es: 'Sustituir una imagen', fr: 'Remplacer une image', de: 'Ein Bild ersetzen' }),
    purpose: words({
      en: 'The new picture takes the old one’s place wherever it is shown.',
      es: 'La imagen nueva ocupa el lugar de la antigua donde se muestre.',
      fr: 'La nouvelle image prend la place de l’ancienne partout où elle est affichée.',
      de: 'Das neue Bild tritt überall an die Stelle des alten.',
    }),
    steps: [
      words({
        en: 'Choose {pictures} under {content} and open the picture.',
        es: 'Elija {pictures} en {content} y abra la imagen.',
        fr: 'Choisissez {pictures} sous {content} et ouvrez l’image.',
        de: 'Wählen Sie unter {content} den Punkt {pictures} und öffnen Sie das Bild.',
      }),
      words({
        en: 'Press the cross beside the file and choose the new one, or drop it there.',
        es: 'Pulse la cruz junto al archivo y elija el nuevo, o suéltelo ahí.',
        fr: 'Appuyez sur la croix à côté du fichier et choisissez le nouveau, ou déposez-le là.',
        de: 'Klicken Sie auf das Kreuz neben der Datei und wählen Sie die neue, oder ziehen Sie sie dorthin.',
      }),
      words({
        en: 'Write {pictureText} anew in English, or tick {pictureFits}.',
        es: 'Escriba de nuevo la {pictureText} en inglés o marque {pictureFits}.',
        fr: 'Réécrivez la {pictureText} en anglais, ou cochez {pictureFits}.',
        de: 'Schreiben Sie die {pictureText} auf Englisch neu oder haken Sie {pictureFits} an.',
      }),
      words({ en: 'Press {save}.', es: 'Pulse {save}.', fr: 'Appuyez sur {save}.', de: 'Klicken Sie auf {save}.' }),
    ],
    result: words({
      en: 'Pages show the new picture at once.',
      es: 'Las páginas muestran la imagen nueva al momento.',
      fr: 'Les pages affichent aussitôt la nouvelle image.',
      de: 'Die Seiten zeigen sofort das neue Bild.',
    }),
    trouble: words({
      en: 'A new description discards those of the other languages: translate it again. PNG, JPEG, WebP, AVIF and GIF are taken, no SVG.',
      es: 'Una descripción nueva descarta las de los demás idiomas: tradúzcala otra vez. Se admiten PNG, JPEG, WebP, AVIF y GIF, no SVG.',
      fr: 'Une nouvelle description efface celles des autres langues : traduisez-la à nouveau. PNG, JPEG, WebP, AVIF et GIF sont acceptés, pas SVG.',
      de: 'Eine neue Beschreibung verwirft die der anderen Sprachen: Übersetzen Sie sie neu. Angenommen werden PNG, JPEG, WebP, AVIF und GIF, kein SVG.',
    }),
  },
]
