import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'E-Mail-Einstellungen für jedes Programm',
  description:
    'Server, Ports und Anmeldung für Computer und Handy, dieselben für alle Programme, und was die vier üblichen Fehlermeldungen bedeuten.',
  next: { heading: 'Noch kein Postfach? Tarife vergleichen.', label: 'E-Mail-Hosting ansehen' },
  body: [
    text(
      'Jedes Mailprogramm stellt dieselben Fragen mit eigenen Worten: Wer sind Sie, wo werden Ihre E-Mails abgeholt, wo werden sie abgegeben? Hier stehen die Antworten für Postfächer bei uns und die Namen, unter denen danach gefragt wird.',
    ),
    heading('Die Einstellungen'),
    points(
      '**Benutzername:** Ihre ganze E-Mail-Adresse, zum Empfangen wie zum Senden.',
      '**Passwort:** das des Postfachs, nicht das Ihres Kontos im Shop.',
      '**Empfang:** IMAP, Port 993, Verschlüsselung TLS, auch SSL/TLS genannt.',
      '**Versand:** SMTP, Port 465, Verschlüsselung TLS, mit Benutzername und Passwort.',
    ),
    text(
      'Die Namen der beiden Server erfahren Sie mit dem Postfach; sind sie nicht zur Hand, [fragen Sie den Kundendienst](/contact). Einen Weg ohne Verschlüsselung gibt es absichtlich nicht: Ihr Passwort reist nie offen.',
    ),
    heading('IMAP oder POP?'),
    text(
      'Nehmen Sie IMAP. Damit liegen die Nachrichten auf dem Server, und Handy, Computer und Webmail zeigen dieselben Ordner. POP holt die Nachrichten auf ein Gerät und löscht sie in der Regel vom Server; kommt ein zweites Gerät hinzu, fehlt ihm die Hälfte.',
    ),
    heading('Am Computer'),
    steps(
      'Öffnen Sie die Kontoeinstellungen des Programms und fügen Sie ein Konto hinzu. Sucht es die Einstellungen vergeblich selbst, wählen Sie die manuelle Einrichtung.',
      'Geben Sie Namen, Adresse und Passwort ein.',
      'Wählen Sie IMAP und tragen Sie für den Empfang Server, Port 993 und SSL/TLS ein.',
      'Tragen Sie für den Versand Server, Port 465 und SSL/TLS ein.',
      'Wählen Sie für den Versand „Passwort, normal“ und denselben Benutzernamen.',
      'Schicken Sie sich eine Nachricht. Sie muss ankommen und danach im Ordner Gesendet liegen.',
    ),
    heading('Auf dem Handy'),
    text(
      'Handys fragen in derselben Reihenfolge, nur auf mehr Bildschirmen. Wählen Sie „Andere“ oder „IMAP“ statt eines großen Anbieters, und schreiben Sie beide Male die ganze Adresse als Benutzernamen. Manche schlagen Port 143 oder 587 und STARTTLS vor: Ändern Sie das auf 993 und 465, und auf TLS.',
    ),
    heading('Im Browser'),
    text(
      'Webmail braucht gar keine Einstellungen. Es öffnet sich mit Adresse und Passwort, in vier Sprachen, und ist auch die schnellste Probe: Klappt die Anmeldung dort und im Programm nicht, liegt der Fehler in den Einstellungen des Programms.',
    ),
    heading('Wie viel hineinpasst'),
    text(
      'Mail Solo fasst 10 GB und Anhänge bis 25 MB, Mail Team 25 GB und 50 MB, Mail Company 50 GB und 100 MB je Postfach. Die Postfächer der Shared-Tarife haben je 5 GB. Anhänge wachsen unterwegs um etwa ein Drittel, eine Datei von 20 MB stößt also schon an die Grenze von 25. Größeres geht besser als Link.',
    ),
    heading('Was die Fehlermeldungen bedeuten'),
    points(
      '**Authentifizierung fehlgeschlagen.** Benutzername oder Passwort. Fast immer ist es der Benutzername: Er muss die ganze Adresse sein.',
      '**Zeitüberschreitung.** Ein falscher Port oder ein Netz, das Mailports sperrt, wie in manchen Hotels. Versuchen Sie es über die mobile Verbindung des Handys.',
      '**Das Zertifikat ist ungültig.** Der Servername ist anders geschrieben, als wir ihn genannt haben. Bestätigen Sie keine Ausnahme, sondern berichtigen Sie den Namen.',
      '**Relaying denied.** Das Programm sendet, ohne sich anzumelden. Schalten Sie die Authentifizierung für den Versand ein.',
    ),
    heading('Zwei Schritte für das Postfach'),
    text(
      'Bei Mail Team kann jedes Postfach bei der Anmeldung einen zweiten Schritt verlangen. Ein Programm, das nicht nach einem Code fragen kann, braucht dann ein Passwort, das nur ihm gehört. Geben Sie jedem Gerät seines: Geht ein Handy verloren, ziehen Sie ein Passwort zurück und nicht alle. Wo, zeigt Ihnen der Kundendienst.',
    ),
  ],
}
