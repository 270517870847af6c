import { CUTS_BRANCHES, type Particular, phrase } from './particular-shapes.js';
import { words } from './words.js';

/** What is asked of the care of a standing crop or tree: what is cut, tied, thinned, covered and left to grow. */
export const PARTICULARS_OF_CARE: readonly Particular[] = [
  {
    name: { en: 'pruning', hi: 'छँटाई' },
    asked: { has: (text) => /\bprun(?:e|ed|ing)\b/iu.test(text) || CUTS_BRANCHES.has(text) },
    told: /\bprun|\bclip\b|\bcut it at\b/iu,
  },
  {
    name: { en: 'pruning', hi: 'छँटाई' },
    asked: words('chhatai, chhantai, chhantaai, छँटाई, छंटाई, छटाई'),
    // Of a field sown thick the Hindi word is the thinning.
    told: /\bprun|\bclip\b|\bthin(?:ning)?\b/iu,
  },
  {
    name: { en: 'choosing the season of the fruit (bahar)', hi: 'बहार लेना' },
    asked: words(
      'bahar lena, bahar lene, bahar le, bahar kab, bahar treatment, ambiya, ambia, ambe, mrig bahar, mrig bag, mrig me, winter fruit, winter crop only, only winter, rainy season fruit, jade ka phal, jaade ka phal, sardi ka phal, sardi ki fasal lena, बहार, अंबिया, आंबिया, मृग बहार, जाड़े का फल, जाड़े वाली लेनी, सर्दी वाली लेनी, बरसात वाली फसल नहीं, jade wali leni, sardi wali leni, barsat wali fasal nahi, सर्दी का फल, सर्दी का अमरूद, जाड़े की फसल लेना',
    ),
    told: /\bbahar\b|rainy crop/iu,
  },
  {
    name: { en: 'choosing the season of the fruit (bahar)', hi: 'बहार लेना' },
    isOptional: true,
    covers: 'harvest',
    asked: phrase(
      /(?:सर्दी|जाड़े|ठंड|ठंडी)(?: की| वाली) फसल|बरसाती फसल|बरसात (?:की|वाली) फसल|\b(?:jade|jaade|sardi|thand) (?:ki|wali) fasal|\bbarsati fasal|\brainy (?:season )?crop\b/iu,
    ),
    told: /\bbahar\b|rainy crop/iu,
  },
  {
    name: { en: 'earthing up', hi: 'मिट्टी चढ़ाना' },
    asked: phrase(
      /\bearth(?:ing|ed)?[ -]?up\b|\bhilling\b|\b(?:mitti|miti|matti|mati)\s+(?:[a-z]+\s+)?(?:chad|chadh|charh|char)\w*|मिट्टी\s+(?:[\p{L}\p{M}]+\s+)?चढ़?\p{M}*/iu,
    ),
    told: /\bearth(?:ing|ed)?(?: it| them)? (?:lightly )?up\b|\bearth up\b|high ridges/iu,
  },
  {
    name: { en: 'thinning', hi: 'विरलन (छँटनी)' },
    asked: phrase(
      /\bthin(?:ning|ned)?\b(?!\s+(?:stem|plant|and))|\bviralan\b|\bpaudhe? (?:kam|chhant)\w*|विरल|घने पौधे|\bthin out\b|\b(?:plants?|seedlings?|crop|stand)\b[^.?]{0,15}\btoo (?:close|thick|dense|crowded)\b|\b(?:remov\w*|pull\w*(?: out)?|take out)\s+(?:the )?extra plants?\b|\b(?:extra|faltu) (?:plants?|paudhe)\b|फालतू पौधे|\b(?:came|come|coming|sown|grown|sprouted)(?: up)? (?:very |too |so )?(?:thick|dense|densely)\b/iu,
    ),
    told: /\bthin(?:ning|ned)?\b(?! (?:kernel|grain|stem|shoot))/iu,
  },
  {
    name: { en: 'gap filling', hi: 'खाली जगह भरना' },
    covers: 'seed',
    asked: phrase(
      /\bgap[- ]?fill|\bfill(?:ing|ed)?(?: up)? (?:the |those |these )?(?:gaps?|empty (?:places?|spots?))\b|\bgaps? bhar|\bkhali jagah\w* bhar|खाली जगह[\p{L}\p{M}]* (?:भर|पौध)|गैप (?:फिलिंग|भर)/iu,
    ),
    told: /\bgaps?\b|\bgap-fill/iu,
    from: ['care', 'seed', 'weeds', 'harvest', 'water'],
  },
  {
    isOptional: true,
    covers: 'harvest',
    name: { en: 'choosing the bahar', hi: 'बहार लेना' },
    asked: phrase(
      /(?:बहार|bahaa?r)\s+(?:[\p{L}\p{M}]+\s+)?(?:ल|पकड़|ला|l[aei]|pakad)|\bbahar treatment\b|(?:अंबे|आंबे|अम्बे|मृग|हस्त)\s+बहार|\b(?:ambe|mrig|hast)\s+bahar\b/iu,
    ),
    told: /\bambe\b|\bbahar\b/iu,
    from: ['water', 'care', 'action'],
  },
  {
    name: { en: 'nipping and pinching', hi: 'खुटाई' },
    covers: 'harvest',
    asked: phrase(
      /\bnip(?:ping)?\b|\bpinch(?:ing|ed)?\b|\bkhutai\b|\btopping\b|खुटाई|खोंटाई|शीर्ष.?नोच|(?:फुनगी|कोंपल|ऊपर(?:ी)? (?:की )?(?:कली|कोंपल|फुनगी))\s+(?:[\p{L}\p{M}]+\s+)?(?:तोड़|तोड़|नोच|काट|खोंट)|\b(?:fungi|phungi|kopal)\s+(?:tod|noch|kaat)|नीपिंग|निपिंग|पिंचिंग/iu,
      // "Can I cut its top", where nobody calls it nipping.
      /\bde-?topp|\b(?:cut|break|remov|pluck)\w*\b(?: off)?(?: the| its)? (?:top|tip|growing point)\b(?! (?:leaves|soil|layer|dress|branch))/iu,
    ),
    told: /\bnip|\bpinch|\btop(?:ped|ping)\b/iu,
    from: ['care', 'nutrition', 'seed', 'water'],
  },
  {
    name: { en: 'supports and staking', hi: 'सहारा देना' },
    asked: phrase(
      /\bstak(?:e|es|ing)\b|\btying\b|\bwhen (?:to )?tie\b|\btie (?:the )?(?:cane|sugarcane|plants?)\b|\bbandhai\b|बँधाई|बंधाई|\btrellis|\bpropp?(?:ing|s)?\b|\bsupport (?:to|for) (?:the )?(?:plant|vine)|\bsahara\b|\bmachan\b|\bdhancha\b|सहारा|मचान|स्टेकिंग|ट्रेलिस/iu,
    ),
    told: /\bstak(?:e|ing)|\btie the (?:canes?|plants?|stems?)|trellis|\bprop\b|machan|\bnets? or\b|\bsupports?\b|bamboo/iu,
  },
  {
    name: { en: 'the ratoon', hi: 'पेड़ी' },
    asked: phrase(
      /\bratoon(?:ing|s)?\b|\bfrom (?:the )?(?:same )?stubbles?\b|\bpe[dr]h?i\b|\bkhunti\b|पेड़ी|पेडी|मोढ़ी|खूंटी फसल/iu,
    ),
    told: /\bratoon/iu,
  },
  {
    name: { en: 'suckers', hi: 'पुत्तियाँ (सकर)' },
    asked: phrase(
      /\b(?:de)?-?sucker(?:s|ing)?\b(?!\s*(?:rate|seed|weight|size))|\bputt?[iy](?!ng\b)\w*\b|पुत्ती|पुतली|पुत्तियाँ|पुत्तियां|सकर/iu,
    ),
    told: /\bsuckers?\b/iu,
    from: ['care', 'harvest', 'seed'],
  },
  {
    name: { en: 'watering at flowering', hi: 'फूल के समय पानी' },
    asked: {
      has: (text) =>
        /\bwater|\birrigat|\bpa?ani\b|\bsi[n]?chai\b|पानी|सिंचाई/iu.test(text) &&
        /\b(?:at|during|in|while|on|when)\s+(?:the\s+)?flower\w*|\b(?:phool|fool|ful)\b.*\b(?:samay|time|pe|par|me|mein|vakt|waqt)\b|(?:फूल|पुष्पन)\s+(?:[\p{L}\p{M}]+\s+){0,2}(?:समय|टाइम|पर|में|वक्त)|(?:फूल|बौर)\s+(?:आ|खिल|निकल|लग)(?!.*(?:नहीं|नही))|\b(?:phool|fool|ful)\s+(?:aa?\w*|lag|khil|nikal)(?!.*\bn(?:ah|h)i)|बौर\s+(?:के|में|पर)|\bbaur\s+(?:aa?|khil|nikal|ke|me|par)/iu.test(
          text,
        ),
    },
    told: /\b(?:flower|bloom|blossom)\w*\b[^.;]*\b(?:water|irrigat|dry)|\b(?:water|irrigat)\w*[^.;]*\b(?:flower|bloom|blossom)/iu,
  },
  {
    name: { en: 'keeping the curd white', hi: 'फूल सफेद रखना' },
    asked: phrase(
      /\bblanch|\b(?:keep|stay|remain)\w*\b.{0,20}\bwhite\b|\bsafed\b.{0,15}\brakh|सफेद(?! हो).{0,12}(?:रख|रहे)/iu,
    ),
    told: /\bwhite\b/iu,
    from: ['harvest', 'care'],
  },
  {
    name: { en: 'mulching', hi: 'मल्चिंग' },
    asked: phrase(/\bmulch|\bmalching|मल्च|पलवार/iu),
    told: /\bmulch/iu,
  },
  {
    name: { en: 'raising plants from cuttings or grafts', hi: 'कलम और ग्राफ्ट' },
    asked: phrase(
      /^(?!.*\b(?:when to plant|planting|be planted|plant (?:the |my |a )?[a-z]* ?grafts?|pits?|spacing|distance|drip|lit(?:re|er)s?|bear(?:s|ing)?|yields?)\b).*\bgraft|\bair ?layer|\bgootee|\bpropagat|\bkalam (?:kab|kais|lag|bandh|tay)\w*|\bbudding\b|कलम\s+(?:कब|कैसे|लगा|बाँध|बांध)|ग्राफ्टिंग|गूटी|बडिंग/iu,
    ),
    told: /\bgraft|\blayer|\bcuttings?\b|\bbudd/iu,
  },
];
