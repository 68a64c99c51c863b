import type { FaqSeed } from '../../story-types'

export const cdnFaqs: readonly FaqSeed[] = [
  {
    key: 'cdn-need',
    topic: 'cdn',
    order: 10,
    question: {
      en: 'Do I need this?',
      es: '¿Lo necesito?',
      fr: 'En ai-je besoin ?',
      de: 'Brauche ich das?',
    },
    answer: {
      en: 'If your visitors sit in one country near the machine: probably not. With readers on two continents, or many pictures: yes.',
      es: 'Si sus visitantes están en un solo país, cerca de la máquina, probablemente no. Con lectores en dos continentes o muchas imágenes, sí.',
      fr: 'Si vos visiteurs sont dans un seul pays, près de la machine : sans doute pas. Sur deux continents, ou avec beaucoup d’images : oui.',
      de: 'Sitzen Ihre Besucher in einem Land nahe der Maschine: wohl nicht. Bei Lesern auf zwei Kontinenten oder vielen Bildern: ja.',
    },
  },
  {
    key: 'cdn-change',
    topic: 'cdn',
    order: 20,
    question: {
      en: 'I changed a picture. When is it new everywhere?',
      es: 'He cambiado una imagen. ¿Cuándo se ve en todas partes?',
      fr: 'J’ai changé une image. Quand la voit-on partout ?',
      de: 'Ich habe ein Bild ausgetauscht. Wann sehen es alle?',
    },
    answer: {
      en: 'Within seconds, by itself if the file has a new name, with one click if it does not.',
      es: 'En segundos: por sí sola si el archivo tiene otro nombre, con un clic si no lo tiene.',
      fr: 'En quelques secondes : seule si le fichier a un nouveau nom, en un clic sinon.',
      de: 'In Sekunden: von selbst, wenn die Datei einen neuen Namen hat, sonst mit einem Klick.',
    },
  },
  {
    key: 'cdn-volume-used-up',
    topic: 'cdn',
    order: 30,
    question: {
      en: 'What happens when the terabyte is used up?',
      es: '¿Qué ocurre al agotar el terabyte?',
      fr: 'Que se passe-t-il quand le téraoctet est épuisé ?',
      de: 'Was passiert, wenn das Terabyte verbraucht ist?',
    },
    answer: {
      en: 'We email you at four fifths. At the end your own machine answers again; nothing is charged without your word.',
      es: 'Avisamos al llegar a cuatro quintas partes. Al final vuelve a contestar su propia máquina; no se cobra nada sin su permiso.',
      fr: 'Nous écrivons aux quatre cinquièmes. À la fin, votre machine répond de nouveau ; rien n’est débité sans votre accord.',
      de: 'Bei vier Fünfteln schreiben wir. Am Ende antwortet wieder Ihre eigene Maschine; ohne Ihr Wort wird nichts berechnet.',
    },
  },
  {
    key: 'cdn-setup',
    topic: 'cdn',
    order: 40,
    question: {
      en: 'What must be changed on my site?',
      es: '¿Qué hay que cambiar en mi sitio?',
      fr: 'Que faut-il changer sur mon site ?',
      de: 'Was muss ich an der Website ändern?',
    },
    answer: {
      en: 'One record in the DNS. If the name is with us, we set it and you see the line before it counts.',
      es: 'Un registro del DNS. Si el nombre está aquí, lo ponemos nosotros y usted ve la línea antes de que valga.',
      fr: 'Un enregistrement DNS. Si le nom est chez nous, nous le réglons et vous voyez la ligne avant qu’elle compte.',
      de: 'Einen Eintrag im DNS. Liegt die Domain bei uns, setzen wir ihn, und Sie sehen die Zeile, bevor sie gilt.',
    },
  },
]
