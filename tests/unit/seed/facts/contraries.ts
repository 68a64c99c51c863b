import type { PerLanguage } from './facts'

/** Statements that contradict facts without a figure. */
export const contradicting: Readonly<Record<string, PerLanguage>> = {
  'before-tax': {
    en: /price you see is the price you pay|no tax comes on top/i,
    es: /precio que ve es el (?:precio )?que paga|IVA incluido/i,
    fr: /prix affiché est le prix payé|prix TTC/i,
    de: /Preis,? den Sie sehen,? ist der Preis|inkl\. MwSt/i,
  },
  'renewal-price': {
    en: /renews? at the same price|price on the day you bought|never rises/i,
    es: /renuevan? al mismo precio|precio del día (?:en )?que compró|nunca sube/i,
    fr: /renouvelées? au même prix|prix du jour de l’achat|n’augmente jamais/i,
    de: /verlängert wird zum selben Preis|Preis (?:vom|am) Kauftag|steigt nie/i,
  },
  'reserved-cores': { en: /overbook/i, es: /sobreventa/i, fr: /survente|surbook/i, de: /überbuch/i },
  'no-telephone': {
    en: /\b(?:call|ring|phone) us\b|hotline/i,
    es: /llámenos|línea directa/i,
    fr: /appelez-nous|hotline/i,
    de: /rufen Sie uns an|Hotline/i,
  },
  'wildcard-coverage': {
    en: /every subdomain(?! one level)|(?:wildcard|star) covers every/i,
    es: /todos sus subdominios(?! de un nivel)/i,
    fr: /tous (?:ses|vos) sous-domaines(?! d’un niveau)/i,
    de: /alle (?:seine|Ihre)?\s?Subdomains(?! eine Ebene)/i,
  },
  'cheapest-plan': {
    en: /a VPS costs less|ready-made (?:plan )?is (?:often|usually) cheaper/i,
    es: /un VPS cuesta menos|un plan hecho suele ser más barato/i,
    fr: /un VPS coûte moins|toute faite est souvent moins chère/i,
    de: /VPS kostet weniger|fertiger Tarif ist (?:oft|meist) günstiger/i,
  },
  'moving-a-site': {
    en: /(?:migration|moving a site)[^.]*(?:\bfee\b|costs)/i,
    es: /(?:migración|traslado)[^.]*(?:cuota|de pago|cuesta)/i,
    fr: /transfert (?:d[eu]|d’un|de votre) site[^.]*(?:payant|coûte|facturé)/i,
    de: /Website-Umzug[^.]*(?:Gebühr|kostet|kostenpflichtig)/i,
  },
  'data-centres': {
    en: /(?:\d+|two|three|four|five|our own) data cent(?:re|er)s?/i,
    es: /(?:\d+|dos|tres|cuatro|cinco|nuestros) centros de datos/i,
    fr: /(?:\d+|deux|trois|quatre|cinq|nos) centres de données|data ?center/i,
    de: /(?:\d+|zwei|drei|vier|fünf|eigenen?) Rechenzentr/i,
  },
  'leaving-disks': {
    en: /(?:every|all|the) disks? (?:is|are) shredded/i,
    es: /los discos se destruyen/i,
    fr: /les disques sont (?:broyés|détruits)/i,
    de: /(?:alle|die) (?:Laufwerke|Festplatten) werden geschreddert/i,
  },
  'growing-vps': {
    en: /(?:cores?|memory|CPU|RAM)[^.]*(?:without a restart|while it runs)/i,
    es: /(?:núcleos|memoria|CPU|RAM)[^.]*(?:sin reinici|en marcha)/i,
    fr: /(?:cœurs|mémoire|processeur|RAM)[^.]*(?:sans redémarr|en marche)/i,
    de: /(?:Kerne|Arbeitsspeicher)[^.]*(?:ohne Neustart|im laufenden Betrieb)/i,
  },
  updates: {
    en: /updates?[^.]* with every plan(?! we)/i,
    es: /actualizaciones[^.]* (?:con|en) todos los planes(?! que)/i,
    fr: /mises à jour[^.]* (?:avec|dans) toutes (?:les|nos) offres(?! que| dont)/i,
    de: /updates?[^.]* in (?:jedem|allen) Tarif(?:en)?(?!, d)/i,
  },
  'builder-included': {
    en: /hosting and (?:the )?certificate (?:are the rest|come on top)/i,
    es: /alojamiento y el certificado (?:son lo demás|se suman)/i,
    fr: /hébergement et le certificat (?:sont le reste|s’ajoutent)/i,
    de: /Hosting und Zertifikat (?:sind der Rest|kommen dazu)/i,
  },
  'cloud-machines': {
    en: /(?:every|each) cloud plan[^.]* (?:machines|servers)/i,
    es: /(?:todos los planes|cada plan) cloud[^.]* (?:máquinas|servidores)/i,
    fr: /(?:toutes les offres|chaque offre) cloud[^.]* (?:machines|serveurs)/i,
    de: /(?:alle|jeder) Cloud-Tarife?[^.]* (?:Maschinen|Server)/i,
  },
  'server-parts': {
    en: /(?:build your own server|server part by part)[^.]*load balancer/i,
    es: /monte (?:su|un) (?:propio )?servidor[^.]*balanceador/i,
    fr: /composez (?:votre|un) serveur[^.]*répartiteur/i,
    de: /Server (?:selbst )?zusammenstellen[^.]*Load Balancer/i,
  },
  'titles-and-plans': {
    en: /(?:one|a single) plan of WordPress Enterprise|twelve (?:magazines|titles)[^.]* (?:one|a single) plan/i,
    es: /(?:un|un solo) plan WordPress Enterprise|doce revistas[^.]* un (?:solo )?plan/i,
    fr: /une (?:seule )?offre WordPress Enterprise|douze magazines[^.]* une (?:seule )?offre/i,
    de: /(?:ein|einmal) WordPress Enterprise:|zwölf Zeitschriften[^.]* einem (?:einzigen )?Tarif/i,
  },
  'addon-or-plan': {
    en: /add-on[^.]*(?:costs (?:the same|as much|more)|registered elsewhere)/i,
    es: /complemento[^.]*(?:cuesta (?:lo mismo|más)|registrados? en otro sitio)/i,
    fr: /option[^.]*(?:coûte (?:autant|plus)|enregistrés? ailleurs)/i,
    de: /Extra[^.]*(?:kostet (?:gleich viel|mehr)|Domains? von anderswo)/i,
  },
  'no-results': { en: /shorter name/i, es: /nombre más corto/i, fr: /nom plus court/i, de: /kürzere[nr]? Name/i },
  'second-step': {
    en: /second key|code by (?:text message|telephone)/i,
    es: /segunda llave|código por (?:SMS|teléfono)/i,
    fr: /seconde clé|code par (?:SMS|téléphone)/i,
    de: /zweite[nr]? Schlüssel|Code per (?:SMS|Telefon)/i,
  },
  'shared-core': {
    en: /(?:sites?|yours)[^.]* keeps? its (?:own )?core/i,
    es: /(?:sitio|suyo)[^.]* (?:conserva|tiene) su (?:propio )?núcleo/i,
    fr: /(?:site|vôtre)[^.]* garde son (?:propre )?cœur/i,
    de: /(?:Website|Ihre)[^.]* behält ihren (?:eigenen )?Kern/i,
  },
}
