import type { FaqSeed } from '../../story-types'

export const cdnFaqs: readonly FaqSeed[] = [
  {
    key: 'cdn-need',
    topic: 'cdn',
    order: 10,
    question: { en: 'Do I need a CDN?', es: '¿Necesito una CDN?', fr: 'Ai-je besoin d’un CDN ?', de: 'Brauche ich ein CDN?' },
    answer: {
      en: 'If your visitors are in one country, close to the server, probably not. If they are on two continents or your pages carry many images, yes.',
      es: 'Si sus visitantes están en un solo país, cerca del servidor, probablemente no. Si están en dos continentes o sus páginas tienen muchas imágenes, sí.',
      fr: 'Si vos visiteurs se trouvent dans un seul pays, près du serveur, sans doute pas. S’ils sont sur deux continents, ou si vos pages comptent beaucoup d’images, oui.',
      de: 'Wenn Ihre Besucher in einem Land und nah am Server sind, eher nicht. Bei Besuchern auf zwei Kontinenten oder vielen Bildern lohnt es sich.',
    },
  },
  {
    key: 'cdn-change',
    topic: 'cdn',
    order: 20,
    question: {
      en: 'I changed an image. When does everyone see the new one?',
      es: 'He cambiado una imagen. ¿Cuándo la ven todos?',
      fr: 'J’ai changé une image. Quand tout le monde la voit-il ?',
      de: 'Ich habe ein Bild ausgetauscht. Wann sehen es alle?',
    },
    answer: {
      en: 'Within seconds. If the file has a new name, this happens automatically; otherwise you clear the cache with one click.',
      es: 'En segundos. Si el archivo tiene otro nombre, el cambio es automático; si no, vacíe la caché con un clic.',
      fr: 'En quelques secondes. Si le fichier porte un nouveau nom, c’est automatique ; sinon, videz le cache en un clic.',
      de: 'Innerhalb von Sekunden. Hat die Datei einen neuen Namen, geht das automatisch; sonst leeren Sie den Cache mit einem Klick.',
    },
  },
  {
    key: 'cdn-volume-used-up',
    topic: 'cdn',
    order: 30,
    question: {
      en: 'What happens when my traffic is used up?',
      es: '¿Qué pasa cuando se agota el tráfico incluido?',
      fr: 'Que se passe-t-il quand le trafic compris est épuisé ?',
      de: 'Was passiert, wenn das Volumen aufgebraucht ist?',
    },
    answer: {
      en: 'We email you at 80%. Once your allowance is used up, your own server delivers the files again. Nothing is charged without your consent.',
      es: 'Le avisamos por correo al llegar al 80 %. Cuando se agota, su propio servidor vuelve a entregar los archivos. No se cobra nada sin su consentimiento.',
      fr: 'Nous vous prévenons par mail à 80 %. Une fois le volume épuisé, votre propre serveur livre de nouveau les fichiers. Rien n’est facturé sans votre accord.',
      de: 'Bei 80 % schicken wir Ihnen eine E-Mail. Ist das Volumen aufgebraucht, liefert wieder Ihr eigener Server die Dateien aus. Ohne Ihre Zustimmung wird nichts berechnet.',
    },
  },
  {
    key: 'cdn-setup',
    topic: 'cdn',
    order: 40,
    question: {
      en: 'What do I need to change on my site?',
      es: '¿Qué tengo que cambiar en mi web?',
      fr: 'Que dois-je changer sur mon site ?',
      de: 'Was muss ich an meiner Website ändern?',
    },
    answer: {
      en: 'One DNS record. If your domain is with us, we set the record and show you the change before it takes effect.',
      es: 'Un registro DNS. Si su dominio está con nosotros, lo configuramos y le mostramos el cambio antes de que se aplique.',
      fr: 'Un enregistrement DNS. Si votre domaine est chez nous, nous le configurons et vous montrons la modification avant qu’elle prenne effet.',
      de: 'Nur einen DNS-Eintrag. Liegt Ihre Domain bei uns, setzen wir ihn und zeigen Ihnen die Änderung, bevor sie gilt.',
    },
  },
]
