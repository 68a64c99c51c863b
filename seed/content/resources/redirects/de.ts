import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: '301- und 302-Weiterleitungen einrichten',
  description:
    'Wann Sie Weiterleitungen mit 301, 302, 307 oder 308 nehmen, wie Sie http auf https umleiten (Apache, nginx) und wie Sie Schleifen finden.',
  next: { heading: 'Hosting mit SSL-Zertifikat inklusive.', label: 'Hosting-Tarife ansehen' },
  body: [
    text(
      'Eine Weiterleitung sagt dem Browser, dass eine Seite jetzt unter einer anderen Adresse steht. Besucher bemerken sie kaum, Suchmaschinen sehr wohl. Eine gute Weiterleitung erhält alte Links jahrelang; eine schlechte schickt Besucher im Kreis.',
    ),
    heading('Welcher Weiterleitungscode wofür'),
    points(
      '**301, dauerhaft.** Browser merken es sich, und Suchmaschinen übertragen den Wert alter Links auf die neue Adresse. Nehmen Sie 301 für alles, was endgültig ist.',
      '**302, vorübergehend.** Passend etwa für eine Aktionsseite. Suchmaschinen behalten die alte Adresse.',
      '**308 und 307.** Wie 301 und 302, aber ein gerade abgeschicktes Formular wird unverändert weitergereicht. Nehmen Sie sie für APIs und Kassen.',
    ),
    text(
      'Wissen Sie nicht, ob eine Änderung endgültig ist, nehmen Sie zuerst 302. Browser speichern eine 301, manchmal monatelang, und das lässt sich von Ihrer Seite aus nicht löschen.',
    ),
    heading('Die zwei Weiterleitungen, die jede Website braucht'),
    text(
      'Eine Website sollte unter einer Adresse antworten, nicht unter vier. Entscheiden Sie, ob Sie Ihre Domain mit oder ohne `www` nutzen, und leiten Sie die anderen drei Varianten in einem Schritt dorthin:',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'Auf unserem Hosting ist das Zertifikat ab der ersten Stunde da. Mehrere Domains können auf eine Website zeigen: Eine ist die Hauptadresse, die anderen leiten dorthin weiter, jede mit eigenem Zertifikat.',
    ),
    heading('Weiterleitungen in Apache (.htaccess)'),
    text('Fügen Sie diese Zeilen in die Datei `.htaccess` der Website ein:'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('Weiterleitungen in nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` erhält den Pfad und die Parameter. Ohne diese Variable endet jeder alte Link auf der Startseite. Anfragen, die schon https nutzen, aber den falschen Namen, brauchen einen zweiten server-Block auf Port 443, mit Zertifikat.',
    ),
    heading('Weiterleitungen beim Umzug von Seiten'),
    steps(
      'Listen Sie vor jeder Änderung die besuchten Adressen auf: aus der Statistik, aus der Sitemap und aus Links von anderen Websites.',
      'Leiten Sie jede Adresse auf die eine neue Seite, die dieselbe Frage beantwortet, und nicht alle auf die Startseite.',
      'Leiten Sie in einem Schritt weiter, von der ältesten Adresse direkt zur neuesten. Jeder weitere Schritt kostet Zeit, und nach einigen geben Browser und Suchmaschinen auf.',
      'Ändern Sie auch die Links auf den eigenen Seiten. Weiterleitungen sind für Links von anderswo da.',
      'Behalten Sie Weiterleitungen mindestens ein Jahr, besser für immer.',
    ),
    text(
      'Hat eine Seite keine Nachfolgerin, antworten Sie mit 410, also „dauerhaft entfernt“. Das ist ehrlicher als eine Weiterleitung auf etwas anderes.',
    ),
    heading('Eine Weiterleitung testen'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('Sie sollten eine Weiterleitung und dann eine 200 sehen. Drei Dinge gehen am häufigsten schief:'),
    points(
      '**Zu viele Weiterleitungen.** Zwei Regeln widersprechen sich, etwa ein Plugin, das auf `http` leitet, und ein Server, der auf `https` leitet. Behalten Sie nur eine davon.',
      '**Die alte Seite erscheint weiterhin.** Ihr Browser hat eine frühere 301 gespeichert. Versuchen Sie ein privates Fenster, bevor Sie weitersuchen.',
      '**Eine Zertifikatswarnung vor der Weiterleitung.** Die alte Domain hat kein Zertifikat mehr. Auch Weiterleitungen von `https` brauchen eines; [halten Sie es gültig](/knowledge-base/browser-says-not-secure), solange Links dorthin führen.',
    ),
    heading('Weiterleitung oder DNS?'),
    text(
      'Ein CNAME ist keine Weiterleitung. Er sagt, auf welchem Server ein Name liegt; die Adresse im Browser ändert sich nicht. Sollen Besucher den neuen Namen sehen, brauchen Sie einen Server, der mit 301 antwortet. Wie es im DNS geht, zeigt [Domain mit einem anderen Hoster verbinden](/knowledge-base/point-a-name).',
    ),
  ],
}
