/** French vocabulary, as used in Belgium. */
import {
  bound,
  doubleGarage,
  flag,
  goal,
  land,
  narrow,
  since,
  subject,
  times,
  trait,
  type,
  unit,
  type Vocabulary,
  word,
} from './meaning.ts'

const homes: Vocabulary['entries'] = [
  [type('1'), 'maison|maisons|habitation|habitations|maisonnette|logement familial|demeure'],
  [narrow('1'), 'maison de maitre|maisons de maitre|ferme|fermes|villette|chalet|maison de ville|chateau'],
  [[narrow('1'), trait('terraced')], 'maison mitoyenne|maisons mitoyennes|maison 2 facades|maison deux facades'],
  [[narrow('1'), trait('semi')], 'maison 3 facades|maison trois facades|maison jumelee|maison semi mitoyenne'],
  [[narrow('1'), trait('detached')], 'maison 4 facades|maison quatre facades|maison individuelle|villa 4 facades'],
  [type('2'), 'appartement|appartements|appart|apparts|appt|appts|app|apt|appartment'],
  [narrow('2'), 'duplex jardin|attique|souplex'],
  [type('3'), 'kot etudiant|chambre d etudiant|logement etudiant|chambre etudiant'],
]

const others: Vocabulary['entries'] = [
  [[type('4'), subject('plot')], 'terrain a batir|terrains a batir|terrain constructible|terrains|terrain de construction'],
  [land, 'terrain|parcelle|parcelles'],
  [
    type('5'),
    'immeuble de rapport|immeubles de rapport|maison de rapport|immeuble a revenus|investissement|bien de rapport|immeuble d investissement|bien d investissement',
  ],
  [
    type('6'),
    'surface commerciale|surfaces commerciales|rez commercial|commerce|commerces|magasin|magasins|entrepot|entrepots|immeuble commercial|fonds de commerce|local commercial|espace commercial|immeuble de bureaux|espace de bureau|hangar|atelier',
  ],
  [word('office'), 'bureau|bureaux'],
  [type('7'), 'box de garage|box|boxe|garage box|box garage'],
  [
    [flag('garage'), unit('parkings')],
    'place de parking|emplacement de parking|emplacement|place de stationnement|parking exterieur|parking souterrain|place parking',
  ],
  [type('8'), 'nouvelle construction|nouvelles constructions|construction neuve|neuf|neuve|neufs|neuves|projet neuf'],
]

const features: Vocabulary['entries'] = [
  [flag('garden'), 'jardin|jardins|jardinet|jardin de ville|un jardin'],
  [flag('terrace'), 'terrasse|terrasses|balcon|balcons|toit terrasse|toiture terrasse|terasses'],
  [flag('lift'), 'ascenseur|ascenseurs'],
  [flag('furnished'), 'meuble|meublee|meubles|meublees'],
  [flag('available'), 'disponible|disponibles|encore disponible|encore disponibles|encore libre|libre'],
  [word('sold'), 'vendu|vendus|vendue|loue|sous option|encore vendu|vendues'],
  [
    doubleGarage,
    'double garage|garage double|garage deux voitures|garage 2 voitures|garage pour 2 voitures|garage pour deux voitures',
  ],
  [
    trait('south'),
    'sud|plein sud|oriente sud|orientee sud|oriente au sud|orientee au sud|orientation sud|expose sud|exposition sud|au sud',
  ],
  [trait('southwest'), 'sud ouest|oriente sud ouest|orientee sud ouest|orientation sud ouest|au sud ouest'],
  [trait('southeast'), 'sud est|oriente sud est|orientee sud est|au sud est'],
  [trait('west'), 'ouest|oriente ouest|orientee ouest|plein ouest'],
  [trait('east'), 'orientation est|oriente est|orientee est'],
  [trait('north'), 'nord|oriente nord|orientee nord'],
  [trait('pool'), 'piscine|piscines'],
  [trait('cellar'), 'cave|caves|sous sol'],
  [trait('attic'), 'grenier|greniers|combles'],
  [trait('ground'), 'rez de chaussee|rez|au rez|au rez de chaussee|rdc|plain pied'],
  [
    trait('ready'),
    'prete a emmenager|pret a emmenager|renove|renovee|renoves|renovees|entierement renove|entierement renovee|pret a habiter|prete a habiter|cle sur porte|impeccable',
  ],
  [
    trait('renovate'),
    'a renover|renover|a rafraichir|a restaurer|travaux|gros travaux|renovation|renovations|a moderniser|a retaper|travaux de renovation|avec travaux',
  ],
  [trait('detached'), '4 facades|quatre facades|individuelle'],
  [trait('semi'), '3 facades|trois facades|jumelee'],
  [trait('terraced'), '2 facades|deux facades|mitoyenne'],
]

const quantities: Vocabulary['entries'] = [
  [unit('bedrooms'), 'chambre|chambres|ch|chs|chb|chbre|chbres|chambre a coucher|chambres a coucher|cac|chambrettes'],
  [
    unit('bathrooms'),
    'salle de bain|salle de bains|salles de bain|salles de bains|sdb|sdbs|salle d eau|salles d eau|salle de douche',
  ],
  [unit('parkings'), 'places de parking|emplacements de parking|emplacements|places de stationnement|places'],
  [unit('m2'), 'metre carre|metres carres|metre carres|m carre|m carres'],
  [unit('are'), 'are|ares|a'],
  [unit('centiare'), 'ca|centiare|centiares'],
  [unit('days'), 'jours|jour|derniers jours'],
  [unit('weeks'), 'semaines|dernieres semaines'],
  [unit('months'), 'derniers mois'],
  [times(1000), 'mille'],
  [times(1_000_000), 'millions'],
  [
    bound('max'),
    'jusqu a|jusque|jusqu au|jusque max|jusqu|jusqua|moins de|a moins de|au maximum|maximum de|en dessous de|en dessous|en dessous des|sous|sous les|pas plus de|pas plus cher que|pas plus|au plus|inferieur a|inferieure a|moins cher que|plafond|a max|de max|de maximum|meilleur que',
  ],
  [bound('min'), 'a partir de|au moins|des|minimum de|au minimum|a partir|min de|d au moins|au moins le|minimun|minimun de'],
  [bound('above'), 'plus de|plus que|superieur a|superieure a|au dessus de|de plus de|de plus|plus d'],
  [bound('between'), 'entre|de'],
  [bound('around'), 'autour de|environ|vers|aux alentours de|plus ou moins|autour des|a peu pres|vers les'],
  [subject('price'), 'budget|prix|prix demande|notre budget|budget max'],
  [subject('rent'), 'loyer|loyers'],
  [
    subject('epc'),
    'label energetique|classe energetique|certificat peb|score peb|label peb|certificat|classe|classe peb|performance energetique|niveau peb|le label',
  ],
  [
    subject('living'),
    'surface habitable|surface|superficie|superficie habitable|habitables|habitable|surface de vie|surface totale',
  ],
  [subject('plot'), 'surface du terrain|superficie du terrain|surface terrain|superficie terrain'],
  [subject('reference'), 'reference|numero de reference'],
  [
    subject('year'),
    'annee de construction|construit en|construit apres|construit avant|construit depuis|construite en|construite apres|construite avant|construite depuis',
  ],
  [word('monthly'), 'par mois|/ mois|mensuel|mensuels|p / m|de loyer|par mois charges comprises|mois'],
]

const small: Vocabulary['entries'] = [
  // Known words without a filter, listed so that they are not corrected to another word.
  [
    [],
    'petit|petite|petits|petites|grand|grande|grands|grandes|beau|belle|bon|bonne|calme|spacieux|spacieuse|lumineux|lumineuse|cher|chere|moderne|ancien|ancienne|rue|ecole|parc|gare|mer|abordable|joli|jolie|cour|energie',
  ],
  [goal('sale'), 'a vendre|vendre|acheter|achat|a acheter|vente|en vente|a l achat'],
  [goal('rent'), 'a louer|louer|location|en location|locations|a la location'],
  [since(1), 'aujourd hui|depuis hier'],
  [
    since(7),
    'cette semaine|nouveau cette semaine|nouveautes de la semaine|de la semaine|depuis la semaine derniere|la semaine derniere|la derniere semaine|nouveaute de la semaine|nouveautes',
  ],
  [since(30), 'ce mois|de ce mois|ce mois ci|le mois dernier|du mois'],
  [word('centre'), 'centre|centre ville|le centre|au centre|hypercentre'],
  [
    word('preferred'),
    'de preference|preference|preference pour|idealement|si possible|eventuellement|plutot|dans l ideal|a l ideal|ideal|de preferance|preferentiellement|preference a',
  ],
  [
    word('preferred-after'),
    'est un plus|serait un plus|un plus|est un atout|serait un atout|un atout|bienvenue|bienvenu|est bienvenu|serait bien|serait ideal|serait l ideal|serait apprecie|apprecie|est la bienvenue|souhaite|souhaitee|souhaites|souhaitees|desire|desiree|desires|desirees',
  ],
  [
    word('not'),
    'pas|pas de|pas d|pas un|pas une|sans|sauf|excepte|hors|hormis|ni|ni de|ni d|mais pas|pas a|surtout pas|surtout pas de|surtout pas d|non|aucun|aucune|pas du|pas encore|non encore|pas au|a l exception de|a l exclusion de',
  ],
  [
    word('not-after'),
    'pas necessaire|n est pas necessaire|pas obligatoire|pas indispensable|non necessaire|peu importe|pas important',
  ],
  [word('or'), 'ou|et|ou a|ou bien|et ou|et a'],
  [word('to'), 'a|à|et'],
  [word('more'), 'ou plus|ou mieux|et plus|ou superieur|ou meilleur|et mieux'],
  [word('one'), 'un|une'],
  [word('with'), 'avec|plus|aussi|y compris|incluant|disposant de|comprenant|dote de|dotee d un'],
  [word('on'), 'sur'],
  [
    word('lead'),
    'a|au|aux|dans|en|pres de|proche de|proche d|proche|aux environs de|environs de|environs|region|region de|quartier|du cote de|pres du|a proximite de|alentours|aux alentours|commune de|ville de|dans le|dans la|dans les environs de|zone|pres',
  ],
  [
    word('filler'),
    'le|la|les|l|d|de|du|des|un|une|je|j|nous|on|il|elle|ce|cet|cette|qui|que|qu|pour|et|cherche|cherchons|recherche|recherchons|cherchant|suis|sommes|a la recherche|a la recherche d|de la|voudrais|voudrions|aimerais|aimerions|veux|voulons|souhaite|souhaitons|souhaiterais|avez|vous|avoir|est|serait|bonjour|bonsoir|merci|svp|s il vous plait|notre|nos|mon|ma|mes|nouveau|nouveaux|nouvelle|depuis|depuis les|dernier|derniers|dernieres|maximum de|bien|biens|immobilier|propriete|mais|quelque chose|quelque|chose|tout|tous|toutes|seulement|uniquement|avec budget|construction|type|encore|actuellement|habiter|y|ai|besoin|besoin d|montrez|moi|montrer|offre|offres|annonces|se|son|sa|desire|desirons|investir|ajoute|ajoutee|ajoutes|ajoutees|publie|publiee|publies|publiees|en ligne|mis|mise',
  ],
]

export const french: Vocabulary = {
  entries: [...homes, ...others, ...features, ...quantities, ...small],
  numerals: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    nonante: 90,
    cent: 100,
    cents: 100,
    mille: 1000,
    demi: 0.5,
  },
}
