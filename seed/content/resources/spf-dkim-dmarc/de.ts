import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'SPF, DKIM und DMARC: E-Mails, denen man glaubt',
  description:
    'Drei Einträge entscheiden, ob Ihre E-Mail hereinkommt: was jeder beweist, wie Sie sie setzen und verschärfen, ohne etwas zu verlieren.',
  next: { heading: 'Welche Papiere hat Ihre Domain?', label: 'TXT-Einträge lesen' },
  body: [
    text(
      'Ihre Adresse kann jeder auf einen Umschlag schreiben. Empfänger verlangen deshalb Papiere: Sendet dieser Server für diese Domain, ist die Nachricht unverändert, und was soll geschehen, wenn nicht? Drei TXT-Einträge antworten, und große Anbieter weisen ab, wer keine hat.',
    ),
    text(
      'Bei unseren E-Mail-Tarifen sind alle drei ab dem ersten Tag für Ihre Domain gesetzt. Diese Seite ist für Domains, deren Einträge anderswo liegen, und für alle, die Newsletter oder Rechnungen über einen zweiten Dienst verschicken.',
    ),
    heading('SPF: wer senden darf'),
    text(
      'SPF zählt die Server auf, die E-Mails für Ihre Domain abgeben dürfen. Der Empfänger vergleicht die Liste mit dem Server vor seiner Tür.',
    ),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` erlaubt die Server, die auch Ihre E-Mails annehmen.',
      '`include` übernimmt die Liste eines Dienstes, etwa die Ihres Newsletter-Anbieters.',
      '`-all` sagt, dass niemand sonst darf; `~all`, dass andere zweifelhaft sind.',
    ),
    text(
      'Es darf genau einen SPF-Eintrag geben, und ihn zu beantworten darf höchstens zehn weitere DNS-Fragen kosten. Jedes `include` zählt; wer jahrelang Dienste sammelt, überschreitet die zehn unbemerkt, und dann gilt der ganze Eintrag nichts.',
    ),
    heading('DKIM: unterwegs unverändert'),
    text(
      'Bei DKIM signiert der sendende Server jede Nachricht. Der öffentliche Schlüssel steht im DNS unter einem eigenen Namen, dem Selektor, sodass jeder Dienst seinen eigenen haben kann.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'Der sendende Dienst nennt Ihnen Namen und Wert. Kopieren Sie den Wert an einem Stück: Ein Zeilenumbruch oder ein verlorenes Zeichen macht jede Signatur ungültig. Anders als SPF übersteht eine DKIM-Signatur die meisten Weiterleitungen.',
    ),
    heading('DMARC: was mit dem Rest geschieht'),
    text(
      'DMARC bindet beides an die Adresse, die Ihr Leser sieht, und sagt, was der Empfänger mit einer durchgefallenen Nachricht tun soll.',
    ),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'Eine Nachricht besteht, wenn SPF oder DKIM **für dieselbe Domain** gilt, die im Absender steht. Daran scheitern Newsletter: Das SPF des Dienstes stimmt, aber für den Namen des Dienstes. Abhilfe schafft ein DKIM-Schlüssel für Ihre Domain.',
    ),
    heading('Setzen, Schritt für Schritt'),
    steps(
      'Listen Sie alles auf, was unter Ihrem Namen sendet: Postfächer, Shop, Kontaktformular, Newsletter, Rechnungen, Drucker.',
      'Schreiben Sie einen einzigen SPF-Eintrag, der alle abdeckt, mit `~all` am Ende.',
      'Richten Sie für jeden Absender DKIM ein.',
      'Setzen Sie DMARC mit `p=none` und einer Adresse für die Berichte.',
      'Warten Sie zwei Wochen und lesen Sie die Berichte. Sie nennen jeden Server, der in Ihrem Namen geschrieben hat.',
      'Fällt von Ihren Absendern keiner mehr durch, gehen Sie auf `p=quarantine`, einen Monat später auf `p=reject`, und ändern Sie SPF auf `-all`.',
    ),
    text('Beginnen Sie nicht mit `reject`. Das wirkt sofort, auch gegen den Absender, den Sie vergessen haben.'),
    heading('So prüfen Sie es'),
    text(
      'Lesen Sie die Einträge mit der [DNS-Abfrage](/domains/dns): Geben Sie für SPF Ihre Domain ein und für DMARC `_dmarc` mit einem Punkt vor Ihrer Domain. Schicken Sie dann eine Nachricht an ein Postfach anderswo und sehen Sie sich ihren Quelltext an. In der Zeile `Authentication-Results` sollte `spf=pass`, `dkim=pass` und `dmarc=pass` stehen.',
    ),
    heading('Was Papiere nicht leisten'),
    text(
      'Sie beweisen, wer schreibt, nicht, dass es jemand lesen will. Wer Menschen schreibt, die nie darum gebeten haben, landet mit den besten Papieren im Spam. Holen Sie die Einwilligung ein, bieten Sie in jeder Nachricht einen Ausgang an, und lassen Sie eine neue Domain langsam beginnen: ein paar Dutzend am Tag in der ersten Woche, nicht Tausende.',
    ),
  ],
}
