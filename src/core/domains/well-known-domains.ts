/** S14: domains everybody knows to be taken. In the simulated registry they always are, so that nobody is offered them. */
export const wellKnownDomains: ReadonlySet<string> = new Set(
  `
  adobe.com airbnb.com aliexpress.com amazon.com amazon.de amazon.es amazon.fr apple.com baidu.com bbc.com bing.com booking.com chatgpt.com
  cloudflare.com cnn.com domain.com dropbox.com duckduckgo.com ebay.com ebay.de etsy.com example.com example.net example.org facebook.com
  figma.com github.com gitlab.com gmail.com godaddy.com google.com google.de google.es google.fr ikea.com instagram.com lego.com linkedin.com
  microsoft.com mozilla.org myshop.com mywebsite.com namecheap.com netflix.com nike.com notion.com nytimes.com openai.com paypal.com
  pinterest.com reddit.com samsung.com shopify.com slack.com sony.com spotify.com squarespace.com stackoverflow.com stripe.com tesla.com
  test.com tiktok.com twitter.com uber.com website.com whatsapp.com wikipedia.org wix.com wordpress.com wordpress.org x.com yahoo.com
  youtube.com zoom.com
  `
    .trim()
    .split(/\s+/),
)
