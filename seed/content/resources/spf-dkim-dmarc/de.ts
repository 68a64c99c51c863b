import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'SPF, DKIM und DMARC einrichten',
  description:
    'SPF, DKIM und DMARC Schritt für Schritt einrichten: was jeder Eintrag beweist und wie Sie die Regeln verschärfen, ohne E-Mails zu verlieren.',
  next: { heading: 'Prüfen Sie SPF und DMARC Ihrer Domain.', label: 'DNS-Abfrage öffnen' },
  body: [
    text(
      'Ihre Adresse kann jeder als Absender eintragen. Empfänger prüfen deshalb drei Dinge: Darf dieser Server für die Domain senden, ist die Nachricht unverändert, und was soll geschehen, wenn die Prüfung scheitert? Drei TXT-Einträge geben die Antwort, und große Anbieter lehnen E-Mails von Domains ab, die keine haben.',
    ),
    text(
      'Bei unseren E-Mail-Tarifen sind alle drei ab dem ersten Tag für Ihre Domain eingerichtet. Dieser Leitfaden ist für Domains, deren DNS anderswo liegt, und für alle, die Newsletter oder Rechnungen über einen zweiten Dienst verschicken.',
    ),
    heading('SPF: welche Server senden dürfen'),
    text(
      'SPF zählt die Server auf, die für Ihre Domain E-Mails senden dürfen. Der Empfänger vergleicht die Liste mit dem Server, der die Nachricht zustellt.',
    ),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` erlaubt die Server, die E-Mails für Ihre Domain annehmen.',
      '`include` ergänzt die Server eines anderen Dienstes, etwa die Ihres Newsletter-Anbieters.',
      '`-all` heißt, dass alle anderen Server abzulehnen sind; `~all`, dass sie verdächtig sind.',
    ),
    text(
      'Eine Domain darf genau einen SPF-Eintrag haben, und seine Auswertung darf höchstens zehn weitere DNS-Abfragen brauchen. Jedes `include` zählt. Wer jahrelang Dienste hinzufügt, überschreitet die zehn unbemerkt, und dann ist der ganze Eintrag ungültig.',
    ),
    heading('DKIM: eine Signatur für jede Nachricht'),
    text(
      'Bei DKIM signiert der sendende Server jede Nachricht. Der öffentliche Schlüssel steht im DNS unter einem Namen mit Selektor, sodass jeder Dienst seinen eigenen haben kann.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'Der sendende Dienst nennt Ihnen Namen und Wert. Kopieren Sie den Wert an einem Stück: Ein Zeilenumbruch oder ein verlorenes Zeichen macht jede Signatur ungültig. Anders als SPF übersteht eine DKIM-Signatur die meisten Weiterleitungen.',
    ),
    heading('DMARC: was bei einem Fehler geschieht'),
    text(
      'DMARC bindet beides an die Adresse, die Ihr Leser sieht, und sagt dem Empfänger, was mit einer Nachricht geschehen soll, die die Prüfung nicht besteht.',
    ),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'Eine Nachricht besteht die Prüfung, wenn SPF oder DKIM **für dieselbe Domain** gilt, die im Absender steht. Daran scheitern Newsletter oft: SPF stimmt, aber für die Domain des Dienstes. Die Lösung ist ein DKIM-Schlüssel für Ihre eigene Domain.',
    ),
    heading('SPF, DKIM und DMARC Schritt für Schritt einrichten'),
    steps(
      'Listen Sie alles auf, was mit Ihrer Domain E-Mails sendet: Postfächer, Shop, Kontaktformular, Newsletter, Rechnungen, Drucker.',
      'Legen Sie einen einzigen SPF-Eintrag an, der alle abdeckt, mit `~all` am Ende.',
      'Richten Sie DKIM für jeden dieser Absender ein.',
      'Legen Sie einen DMARC-Eintrag mit `p=none` und einer Adresse für die Berichte an.',
      'Warten Sie zwei Wochen und lesen Sie die Berichte. Sie nennen jeden Server, der mit Ihrer Domain E-Mails gesendet hat.',
      'Fällt keiner Ihrer Absender mehr durch, wechseln Sie auf `p=quarantine`, einen Monat später auf `p=reject`, und ändern Sie SPF auf `-all`.',
    ),
    text('Beginnen Sie nicht mit `reject`. Das wirkt sofort, auch bei dem Absender, den Sie vergessen haben.'),
    heading('Einträge prüfen'),
    text(
      'Fragen Sie die Einträge mit der [DNS-Abfrage](/domains/dns) ab: Geben Sie für SPF Ihre Domain ein und für DMARC `_dmarc` mit einem Punkt vor Ihrer Domain. Schicken Sie dann eine Nachricht an ein Postfach bei einem anderen Anbieter und öffnen Sie ihren Quelltext. In der Zeile `Authentication-Results` sollte `spf=pass`, `dkim=pass` und `dmarc=pass` stehen.',
    ),
    heading('Was SPF, DKIM und DMARC nicht leisten'),
    text(
      'Sie beweisen, wer eine Nachricht geschickt hat, nicht, dass sie jemand haben will. Wer Menschen schreibt, die nie darum gebeten haben, landet trotzdem im Spam. Holen Sie die Einwilligung ein, setzen Sie in jede Nachricht einen Abmeldelink, und beginnen Sie mit einer neuen Domain langsam: ein paar Dutzend Nachrichten am Tag in der ersten Woche, nicht Tausende.',
    ),
  ],
}
