import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Weiterleitungen: eine Adresse, eine Seite',
  description:
    'Wann 301, 302, 307 und 308, wie Sie Besucher auf https und auf eine einzige Schreibweise führen, und welche Schleifen zu vermeiden sind.',
  next: { heading: 'Hosting, Zertifikat inbegriffen.', label: 'Tarife ansehen' },
  body: [
    text(
      'Eine Weiterleitung sagt dem Browser: Was Sie suchen, ist jetzt dort drüben. Besucher bemerken sie kaum, Suchmaschinen sehr wohl. Gut gesetzt, hält sie alte Links jahrelang am Leben. Nachlässig gesetzt, schickt sie Leute im Kreis.',
    ),
    heading('Welche Zahl wofür'),
    points(
      '**301, endgültig umgezogen.** Der Browser merkt es sich, Suchmaschinen übertragen den Wert alter Links auf die neue Adresse. Für alles, was endgültig ist.',
      '**302, anderswo gefunden.** Nur für eine Weile, etwa eine Aktionsseite. Suchmaschinen behalten die alte Adresse.',
      '**308 und 307.** Wie 301 und 302, aber ein gerade abgeschicktes Formular wird unverändert weitergereicht. Das Richtige für Schnittstellen und Kassen.',
    ),
    text(
      'Wissen Sie nicht, ob es endgültig ist, nehmen Sie zuerst 302. Eine 301 merken sich Browser, manchmal monatelang, und vergessen lassen kann man sie das nicht.',
    ),
    heading('Die ersten beiden, die jede Website braucht'),
    text(
      'Eine Website sollte unter einer Adresse antworten, nicht unter vieren. Entscheiden Sie, ob Ihr Name mit oder ohne `www` geschrieben wird, und führen Sie die anderen drei Schreibweisen in einem Schritt dorthin:',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'Auf unserem Hosting ist das Zertifikat ab der ersten Stunde da, und mehrere Domains dürfen zu einer Website führen: Eine ist die Hauptadresse, die anderen leiten dorthin, jede mit ihrem Zertifikat.',
    ),
    heading('So setzen Sie sie in Apache'),
    text('In der Datei `.htaccess` der Website:'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('So setzen Sie sie in nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` erhält den Pfad und alles, was hinter dem Fragezeichen steht. Ohne das endet jeder alte Link auf der Startseite, was Besuchern und Suchmaschinen gleichermaßen missfällt.',
    ),
    heading('Wenn Seiten umziehen'),
    steps(
      'Schreiben Sie vor jeder Änderung auf, welche Adressen besucht werden: aus der Statistik der Website, aus ihrer Sitemap, aus den Links, die andere gesetzt haben.',
      'Geben Sie jeder die eine neue Seite, die dieselbe Frage beantwortet. Nicht allen die Startseite.',
      'Leiten Sie in einem Schritt weiter, von der ältesten Adresse direkt zur neuesten. Jeder weitere Schritt kostet Zeit, und nach einigen geben Programme auf.',
      'Ändern Sie auch die Links auf den eigenen Seiten. Eine Weiterleitung ist für die Links anderer da.',
      'Behalten Sie sie mindestens ein Jahr, besser für immer. Eine Weiterleitung kostet nichts.',
    ),
    text(
      'Hat eine Seite keine Nachfolgerin, soll sie es sagen: Die Antwort 410 bedeutet endgültig fort und ist ehrlicher als eine Weiterleitung auf etwas anderes.',
    ),
    heading('So prüfen Sie sie'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('Sehen wollen Sie eine Weiterleitung und dann eine 200. Drei Dinge gehen am häufigsten schief:'),
    points(
      '**Zu viele Weiterleitungen.** Zwei Regeln schicken einander den Besucher zu, etwa das Plugin nach `http` und der Server nach `https`. Lassen Sie nur eine entscheiden.',
      '**Die alte Seite erscheint weiter.** Ihr Browser erinnert sich an eine frühere 301. Versuchen Sie ein privates Fenster, bevor Sie weitersuchen.',
      '**Eine Warnung vor der Weiterleitung.** Der alte Name hat kein Zertifikat mehr. Auch Weiterleitungen von `https` brauchen eines; [halten Sie es am Leben](/knowledge-base/browser-says-not-secure), solange Links dorthin führen.',
    ),
    heading('Weiterleitung oder DNS?'),
    text(
      'Ein CNAME ist keine Weiterleitung. Er sagt, wo ein Name wohnt, nicht, dass er umgezogen ist; die Adresse in der Leiste bleibt, wie sie war. Soll dort der neue Name stehen, brauchen Sie einen Server, der mit 301 antwortet. Die andere Hälfte erklärt [Eine Domain auf einen anderen Hoster richten](/knowledge-base/point-a-name).',
    ),
  ],
}
