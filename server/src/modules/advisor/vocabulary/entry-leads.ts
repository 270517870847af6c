import type { Lexicon } from '../../vocabulary/lexicon.js';
import { rememberedText } from '../../vocabulary/remembered.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { FIELD_LEADS } from './field-leads.js';
import { DISEASE_SIGN_WORDS, INTENT_WORDS, PRICE_OF_TEST_WORDS, PROCUREMENT_WORDS } from './intents.js';
import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { NAMED_LEADS } from './named-leads.js';
import { PAPER_LEADS } from './paper-leads.js';

/** In order: the first that fits is told. */
const LEADS: readonly Lead[] = [
  { entry: 'straw-and-nitrogen', all: [IDEAS.straw, IDEAS.turnsYellow] },
  { entry: 'pm-kisan-account', all: [IDEAS.pmKisan, IDEAS.othersAccount] },
  { entry: 'msp-documents', all: [IDEAS.msp, IDEAS.sharesLand] },
  { entry: 'rain-at-harvest', all: [IDEAS.cutLying, IDEAS.mayRain], none: [IDEAS.insureWords] },
  { entry: 'summer-ploughing', all: [IDEAS.ploughs, IDEAS.summerOrDeep] },
  { entry: 'hard-soil', all: [IDEAS.soilOrLand, IDEAS.hard], none: [IDEAS.animal] },
  { entry: 'onion-seed-making', all: [IDEAS.onion, IDEAS.seedWord, IDEAS.makesSeed] },
  { entry: 'potato-leaf-roll', all: [IDEAS.potato, IDEAS.leatheryLeaf] },
  ...FIELD_LEADS,
  ...PAPER_LEADS,
  { entry: 'pm-kisan-death', all: [IDEAS.pmKisan, IDEAS.someoneDied] },
  { entry: 'kcc-limit', all: [IDEAS.kcc, IDEAS.limit, IDEAS.raises] },
  { entry: 'intercrops', all: [IDEAS.besideCrop, IDEAS.partnerCrop] },
  { entry: 'kcc', all: [IDEAS.farmLoan, IDEAS.whichBank] },
  { entry: 'waterlogging', all: [IDEAS.floodsOften, IDEAS.whichCrop] },
  { entry: 'kcc-papers', all: [IDEAS.kcc, IDEAS.bankRefuses], none: [IDEAS.animal, IDEAS.collateral] },
  { entry: 'bad-seed-complaint', all: [IDEAS.forced, IDEAS.shopGoods], none: [IDEAS.insureWords, IDEAS.lender] },
  { entry: 'mixing-fertilisers', all: [IDEAS.urea, IDEAS.bagNutrient, IDEAS.mixedTogether], none: [IDEAS.sprays] },
  { entry: 'input-dealer-licence', all: [IDEAS.licence, IDEAS.farmInputs], none: [IDEAS.drone] },
  { entry: 'machinery-subsidy', all: [IDEAS.implement, IDEAS.lottery] },
  { entry: 'after-frost', all: [IDEAS.frost, IDEAS.scorched], none: [IDEAS.animal] },
  { entry: 'soil-report-balance', all: [IDEAS.soilOrReport, IDEAS.nutrientOfBag, IDEAS.oneIsHigh] },
  { entry: 'nursery-in-rain', all: [IDEAS.nursery, IDEAS.daysOfRain], none: [IDEAS.grain, IDEAS.sowsIt] },
  { entry: 'solar-pump-complaint', all: [IDEAS.solarPump, IDEAS.notInstalled], none: [IDEAS.rent] },
  { entry: 'root-knot-nematode', all: [IDEAS.rootWord, IDEAS.knots], none: [IDEAS.pulses, IDEAS.animal] },
  { entry: 'cucurbits-cottony-rot', all: [IDEAS.gourds, IDEAS.cottony, IDEAS.rotsThere] },
  {
    entry: 'kcc-collateral',
    all: [IDEAS.collateral, IDEAS.lender],
    none: [IDEAS.interest, IDEAS.store, IDEAS.receipt, IDEAS.bankPresses],
  },
  { entry: 'bihar-diesel-subsidy', all: [IDEAS.diesel, IDEAS.subsidyAlone] },
  ...NAMED_LEADS,
  { entry: 'soil-salt-reading', all: [IDEAS.soilSalt, IDEAS.soilOrReport], none: [IDEAS.waterOfWell, IDEAS.soilPh] },
  { entry: 'soil-testing', all: [IDEAS.soilSample, IDEAS.fertiliserOn] },
  { entry: 'urea-rain', all: [IDEAS.urea, IDEAS.rainComes], none: [IDEAS.insureWords] },
  { entry: 'watering-in-wind', all: [IDEAS.windBlows, IDEAS.watersIt], none: [IDEAS.insureWords, IDEAS.alreadyFell] },
  { entry: 'monsoon-onset', all: [IDEAS.howMuchRain, IDEAS.sowsIt] },
  { entry: 'paddy-zinc', all: [IDEAS.khaira], none: [IDEAS.wheat] },
  { entry: 'sulphur-shortage', all: [IDEAS.sulphur, IDEAS.lowOrRaise], none: [IDEAS.sprays] },
  { entry: 'boron-shortage', all: [IDEAS.boron, IDEAS.lowOrRaise] },
  { entry: 'boron-shortage', all: [IDEAS.boron, IDEAS.howMuch] },
  { entry: 'seed-germination-test', all: [IDEAS.germination, IDEAS.testsIt] },
  { entry: 'farm-machines-care', all: [IDEAS.pumpPower, IDEAS.howMuchLand] },
  { entry: 'pmfby-claim', all: [IDEAS.insurance, IDEAS.informs], none: [IDEAS.animal, IDEAS.cutCrop, IDEAS.fire] },
  { entry: 'insurance-status', all: [IDEAS.insurance, IDEAS.seesStatus] },
  { entry: 'vet-at-home', all: [IDEAS.animalDoctor, IDEAS.calledHome], none: [IDEAS.insureWords] },
  {
    entry: 'vet-at-home',
    all: [IDEAS.animal, IDEAS.doctorOrVan, IDEAS.calledHome],
    none: [IDEAS.insureWords, IDEAS.credit, IDEAS.freight],
  },
  {
    entry: 'heat-insemination-time',
    all: [IDEAS.cattle, IDEAS.onHeat, IDEAS.inseminates],
    none: [IDEAS.notInHeat, IDEAS.repeats],
  },
  { entry: 'turmeric-growing', all: [IDEAS.turmeric, IDEAS.rhizome, IDEAS.howMuch], none: [DISEASE_SIGN_WORDS] },
  { entry: 'ginger-growing', all: [IDEAS.ginger, IDEAS.rhizome, IDEAS.howMuch], none: [DISEASE_SIGN_WORDS] },
  {
    entry: 'turmeric-growing',
    all: [IDEAS.turmeric, IDEAS.weighs, IDEAS.isPlanted],
    none: [IDEAS.otherInput, DISEASE_SIGN_WORDS],
  },
  {
    entry: 'ginger-growing',
    all: [IDEAS.ginger, IDEAS.weighs, IDEAS.isPlanted],
    none: [IDEAS.otherInput, DISEASE_SIGN_WORDS],
  },
  { entry: 'dairy-pregnant-feeding', all: [IDEAS.stopsMilking, IDEAS.calving] },
  { entry: 'berseem-feeding', all: [IDEAS.berseem, IDEAS.fedHow], none: [IDEAS.isBloated] },
  {
    entry: 'maize-fodder',
    all: [IDEAS.maize, IDEAS.greenFodder, IDEAS.seedOrSowing],
    none: [IDEAS.feeds],
  },
  { entry: 'jowar-fodder', all: [IDEAS.chari, IDEAS.seedOrSowing], none: [IDEAS.feeds, IDEAS.poisonFear] },
  {
    entry: 'jowar-fodder',
    all: [IDEAS.jowar, IDEAS.greenFodder, IDEAS.seedOrSowing],
    none: [IDEAS.feeds, IDEAS.poisonFear],
  },
  { entry: 'guar-fodder', all: [IDEAS.guar, IDEAS.greenFodder, IDEAS.seedOrSowing], none: [IDEAS.feeds] },
  { entry: 'bajra-fodder', all: [IDEAS.bajra, IDEAS.greenFodder, IDEAS.seedOrSowing], none: [IDEAS.feeds] },
  { entry: 'cowpea-fodder', all: [IDEAS.cowpea, IDEAS.greenFodder, IDEAS.seedOrSowing], none: [IDEAS.feeds] },
  { entry: 'pulse-storage', all: [IDEAS.pulses, IDEAS.storePest], none: [IDEAS.woodOrBamboo] },
  { entry: 'grain-store-insects', all: [IDEAS.storePest], none: [IDEAS.notYet, IDEAS.woodOrBamboo] },
  { entry: 'grain-store-insects', all: [IDEAS.flour, IDEAS.grainPest] },
  { entry: 'vermicompost-amount', all: [IDEAS.worms, IDEAS.howMuch], none: [IDEAS.makes] },
  { entry: 'vermicompost-amount', all: [IDEAS.worms, IDEAS.perAcre] },
  { entry: 'mango-no-flowers', all: [IDEAS.mango, IDEAS.alternates] },
  { entry: 'silage-feeding', all: [IDEAS.silage, IDEAS.howMuch, IDEAS.feeds] },
  { entry: 'silage', all: [IDEAS.silage, IDEAS.cutsOrMakes] },
  { entry: 'dairy-heifer-weight', all: [IDEAS.heifer, IDEAS.weightOrFirst, IDEAS.inseminates] },
  {
    entry: 'nutrients-in-bags',
    all: [IDEAS.bagOfFertiliser, IDEAS.nutrient, IDEAS.howMuch],
    none: [IDEAS.perAcre, IDEAS.lacking, DISEASE_SIGN_WORDS],
  },
  {
    entry: 'pmfby',
    all: [IDEAS.insurance, IDEAS.howMuch, IDEAS.paysShare],
    none: [IDEAS.animal, IDEAS.notPaid, IDEAS.claimWord, IDEAS.fire, IDEAS.lossOfCrop, IDEAS.informs],
  },
  { entry: 'straw-and-nitrogen', all: [IDEAS.straw, IDEAS.urea] },
  { entry: 'legume-nodules', all: [IDEAS.nodules], none: [IDEAS.animal] },
  { entry: 'vegetable-nursery', all: [IDEAS.nursery, IDEAS.fallsOver], none: [IDEAS.grain] },
  {
    entry: 'pmfby-claim',
    all: [IDEAS.insurance, IDEAS.willGet],
    none: [IDEAS.animal, IDEAS.howLong, IDEAS.cutCrop, IDEAS.fire, IDEAS.wildAnimals],
  },
  { entry: 'pmfby', all: [IDEAS.insurance, IDEAS.whichCrops], none: [IDEAS.animal] },
  { entry: 'pmfby', all: [IDEAS.insurance, IDEAS.lastDate], none: [IDEAS.animal, IDEAS.optOut, IDEAS.informs] },
  { entry: 'insurance-opt-out', all: [IDEAS.insurance, IDEAS.optOut] },
  {
    entry: 'pmfby',
    all: [IDEAS.insurance, IDEAS.getsInsured],
    none: [IDEAS.animal, IDEAS.informs, IDEAS.notPaid, IDEAS.fire, IDEAS.lossOfCrop, IDEAS.claimWord, IDEAS.seesStatus],
  },
  {
    entry: 'buying-inputs',
    all: [IDEAS.seedWord, IDEAS.whereGot],
    none: [IDEAS.subsidyAlone, IDEAS.fish, IDEAS.scheme],
  },
  { entry: 'neem-extract', all: [IDEAS.neem, IDEAS.mayUse], none: [IDEAS.animal] },
  { entry: 'msp-documents', all: [IDEAS.procurement, IDEAS.papers] },
  { entry: 'j-form', all: [IDEAS.jForm] },
  { entry: 'mandi-weighing', all: [IDEAS.weighing, IDEAS.complaint] },
  { entry: 'mandi-weighing', all: [IDEAS.perBag, IDEAS.cuts], none: [IDEAS.bagOfFertiliser] },
  { entry: 'procurement-refused', all: [IDEAS.buyingCentre, IDEAS.refuses], none: [IDEAS.insureWords, IDEAS.dries] },
  { entry: 'mandi-selling', all: [IDEAS.trader, IDEAS.commission], none: [IDEAS.doesNotPay] },
  { entry: 'mandi-payment', all: [IDEAS.trader, IDEAS.doesNotPay] },
  {
    entry: 'land-record-correction',
    all: [IDEAS.landWord, IDEAS.inherits],
    none: [IDEAS.pmKisan, IDEAS.insureWords, IDEAS.credit],
  },
  { entry: 'locust-and-wild-animals', all: [IDEAS.wildAnimals, IDEAS.insureWords] },
  { entry: 'crops-by-soil', all: [IDEAS.soilKind, IDEAS.whichCropGrows] },
  { entry: 'spray-harvest', all: [IDEAS.sprays, IDEAS.picksOrEats] },
  { entry: 'spray-rain', all: [IDEAS.sprays, IDEAS.rainComes], none: [IDEAS.insureWords, DISEASE_SIGN_WORDS] },
  { entry: 'flea-beetle', all: [IDEAS.radishes, IDEAS.holes], none: [IDEAS.caterpillar] },
  { entry: 'loan-unpaid-recovery', all: [IDEAS.tractor, IDEAS.cannotPay] },
  { entry: 'loan-unpaid-recovery', all: [IDEAS.loan, IDEAS.bankPresses], none: [IDEAS.receipt] },
  { entry: 'water-testing', all: [IDEAS.saltyWater], none: [IDEAS.wheat] },
  { entry: 'dairy-selling', all: [IDEAS.animal, IDEAS.buyer], none: [IDEAS.insurance, IDEAS.milk] },
  { entry: 'compost-fym', all: [IDEAS.dung, IDEAS.howMuch], none: [IDEAS.sickDung] },
  { entry: 'compost-fym', all: [IDEAS.dung, IDEAS.makes], none: [IDEAS.sickDung, IDEAS.wormManure] },
  { entry: 'mandi-selling', all: [IDEAS.better], none: [IDEAS.organicProduce] },
  {
    entry: 'kcc-animals',
    all: [IDEAS.animal, IDEAS.credit],
    none: [IDEAS.insurance, IDEAS.cannotPay, IDEAS.missing, IDEAS.subsidyAlone, IDEAS.field],
  },
  { entry: 'dairy-lumpy', all: [IDEAS.lumpy] },
  { entry: 'site-listing', all: [IDEAS.sellOnline, IDEAS.thisSite] },
  { entry: 'enam', all: [IDEAS.sellOnline] },
  { entry: 'msp-documents', all: [IDEAS.msp, IDEAS.onlyPapers] },
  { entry: 'sugarcane-frp', all: [IDEAS.caneWord, IDEAS.priceAsked], none: [IDEAS.implement, IDEAS.bagOfFertiliser] },
  { entry: 'mandi-weighing', all: [IDEAS.weighing, IDEAS.checks] },
  { entry: 'cucurbits-no-fruit', all: [IDEAS.gourds, IDEAS.noFruitSet] },
  { entry: 'fpo-start', all: [IDEAS.fpo, IDEAS.fpoStarts] },
  {
    entry: 'pm-kisan-family',
    all: [IDEAS.pmKisan, IDEAS.familyMember],
    none: [IDEAS.missing, IDEAS.landCopy, IDEAS.bankAccount, IDEAS.mutation, IDEAS.jobOrTax],
  },
  { entry: 'pm-kisan-stopped', all: [IDEAS.pmKisan, IDEAS.missing], none: [IDEAS.howToDo] },
  { entry: 'land-record-correction', all: [IDEAS.landCopy, IDEAS.mutation] },
  {
    entry: 'land-record-copy',
    all: [IDEAS.apnaKhata, IDEAS.landOrSite],
    none: [IDEAS.pmKisan, IDEAS.bankBook, IDEAS.credit],
  },
  { entry: 'land-record-copy', all: [IDEAS.landCopy, IDEAS.getsCopy], none: [IDEAS.credit, IDEAS.pmKisan] },
  { entry: 'drip-subsidy', all: [IDEAS.drip, IDEAS.govHelp] },
  { entry: 'drip-subsidy', all: [IDEAS.drip, IDEAS.applies] },
  { entry: 'bees-pollination', all: [IDEAS.bees, IDEAS.boxes, IDEAS.howManyOrWhen], none: [IDEAS.money] },
  { entry: 'drip-irrigation', all: [IDEAS.drip, IDEAS.savesWater] },
  { entry: 'bees-subsidy', all: [IDEAS.bees, IDEAS.govHelp], none: [IDEAS.insureWords, IDEAS.foodUnit] },
  { entry: 'pmfme', all: [IDEAS.foodUnit, IDEAS.govHelp] },
  { entry: 'bees-start', all: [IDEAS.bees, IDEAS.begins] },
  { entry: 'fencing-subsidy', all: [IDEAS.fence, IDEAS.govHelp] },
  { entry: 'soil-health-card-scheme', all: [IDEAS.soilCard] },
  { entry: 'soil-testing', all: [IDEAS.soilTest, IDEAS.takes], none: [PRICE_OF_TEST_WORDS] },
  { entry: 'grain-store-insects', all: [IDEAS.grain, IDEAS.grainPest, IDEAS.keptIn], none: [IDEAS.notYet] },
  { entry: 'pm-kisan-ekyc', all: [IDEAS.pmKisan, IDEAS.ekyc, IDEAS.howToDo] },
  { entry: 'dairy-not-conceiving', all: [IDEAS.cattle, IDEAS.notInHeat] },
  { entry: 'pm-kisan-ekyc', all: [IDEAS.pmKisan, IDEAS.nameWrong] },
  { entry: 'pm-kisan-ekyc', all: [IDEAS.pmKisan, IDEAS.ekyc] },
  { entry: 'pm-kisan-mobile', all: [IDEAS.pmKisan, IDEAS.phoneNumber, IDEAS.changes] },
  { entry: 'pm-kisan-registration', all: [IDEAS.pmKisan, IDEAS.joins] },
  { entry: 'pm-kisan-registration', all: [IDEAS.pmKisan, IDEAS.papers] },
  { entry: 'bank-passbook-lost', all: [IDEAS.bankBook, IDEAS.isLost] },
  { entry: 'pm-kisan-account', all: [IDEAS.pmKisan, IDEAS.bankAccount, IDEAS.changes] },
  { entry: 'neem-extract', all: [IDEAS.neem, IDEAS.makes] },
  { entry: 'zero-till-wheat', all: [IDEAS.zeroTill, IDEAS.benefit] },
  { entry: 'price-apps', all: [IDEAS.priceAsked, IDEAS.onPhone] },
  { entry: 'transport', all: [IDEAS.freight, IDEAS.less] },
  { entry: 'dairy-pregnant-feeding', all: [IDEAS.stopsMilking], none: [IDEAS.youngOne, IDEAS.sickMilk] },
  { entry: 'mgnrega-own-farm', all: [IDEAS.shed, IDEAS.govHelp], none: [IDEAS.loan] },
  { entry: 'jowar-growing', all: [IDEAS.jowar, IDEAS.poisonFear] },
  { entry: 'jowar-growing', all: [IDEAS.jowar, IDEAS.feeds, IDEAS.howOld] },
  { entry: 'pm-kisan-list', all: [IDEAS.pmKisan, IDEAS.list] },
  { entry: 'warehouse-receipt', all: [IDEAS.store, IDEAS.buildLoan, IDEAS.keepsGrain] },
  { entry: 'nano-urea', all: [IDEAS.nano], none: [IDEAS.bagPrice] },
  { entry: 'enam', all: [IDEAS.enam] },
  { entry: 'machinery-subsidy', all: [IDEAS.implement, IDEAS.subsidyAlone] },
  { entry: 'aif', all: [IDEAS.store, IDEAS.buildLoan], none: [IDEAS.receipt] },
  { entry: 'lightning-safety', all: [IDEAS.lightning], none: [IDEAS.fieldLost] },
  { entry: 'rats', all: [IDEAS.rats], none: [IDEAS.stored, IDEAS.insureWords] },
  { entry: 'weather-apps', all: [IDEAS.weatherApp] },
  { entry: 'msp-selling', all: [IDEAS.msp, IDEAS.register] },
  { entry: 'claim-when-paid', all: [IDEAS.claimWord, IDEAS.howLong], none: [IDEAS.notPaid] },
  { entry: 'pmfby', all: [IDEAS.insurance, IDEAS.noLoan], none: [IDEAS.animal] },
  {
    entry: 'fertiliser-bag-price',
    all: [IDEAS.bagOfFertiliser, IDEAS.bagPrice],
    none: [IDEAS.lacking],
  },
  { entry: 'drone-spraying', all: [IDEAS.drone, IDEAS.licence] },
  { entry: 'drone-spraying', all: [IDEAS.drone, IDEAS.spraysOrAcre], none: [IDEAS.helpToBuy] },
  { entry: 'drone-spraying', all: [IDEAS.drone, IDEAS.rent], none: [IDEAS.helpToBuy] },
  { entry: 'drone-spraying', all: [IDEAS.drone, IDEAS.isSent], none: [IDEAS.helpToBuy, IDEAS.droneDidi] },
  { entry: 'machinery-subsidy', all: [IDEAS.drone, IDEAS.helpToBuy], none: [IDEAS.droneDidi] },
  { entry: 'msp-selling', all: [PROCUREMENT_WORDS, IDEAS.whenBegins], none: [INTENT_WORDS.supportPrice] },
  { entry: 'cotton-reddening', all: [IDEAS.cotton, IDEAS.redLeaves], none: [IDEAS.jassidSigns] },
  { entry: 'maize-faw', all: [IDEAS.maize, IDEAS.whorl] },
  { entry: 'goat-ppr', all: [IDEAS.ppr, IDEAS.vaccine] },
  { entry: 'goat-vaccination', all: [IDEAS.goats, IDEAS.vaccine], none: [IDEAS.oneGoatDisease] },
  { entry: 'dairy-skin-ticks', all: [IDEAS.cattle, IDEAS.ticks], none: [IDEAS.feverOrUdder] },
  { entry: 'broiler-sale-age', all: [IDEAS.broiler, IDEAS.readyForSale], none: [IDEAS.vaccine, IDEAS.helpToBuy] },
  { entry: 'dairy-vaccination', all: [IDEAS.cattleDisease, IDEAS.vaccine], none: [IDEAS.goats] },
  { entry: 'pm-matsya-sampada', all: [IDEAS.fish, IDEAS.scheme], none: [IDEAS.credit] },
  { entry: 'livestock-insurance', all: [IDEAS.animal, IDEAS.insurance], none: [IDEAS.field, IDEAS.loan] },
  { entry: 'loss-without-insurance', all: [IDEAS.notInsured] },
  { entry: 'claim-not-paid', all: [IDEAS.insureWords, IDEAS.notPaid] },
  { entry: 'claim-cut-crop-rain', all: [IDEAS.cutCrop, IDEAS.rain], none: [IDEAS.loan, IDEAS.cutStem] },
  { entry: 'kcc-repayment', all: [IDEAS.loan, IDEAS.cannotPay] },
  { entry: 'claim-fire-flood', all: [IDEAS.fire, IDEAS.field], none: [IDEAS.straw, IDEAS.looksBurnt] },
  { entry: 'crop-residue', all: [IDEAS.straw], none: [IDEAS.subsidy] },
  { entry: 'wheat-irrigation', all: [IDEAS.nextWater, IDEAS.wheat] },
  { entry: 'paddy-direct-seeding', all: [IDEAS.direct] },
  { entry: 'urea-alternatives', all: [IDEAS.urea, IDEAS.lacking], none: [IDEAS.animal] },
  { entry: 'locust-and-wild-animals', all: [IDEAS.wildAnimals], none: [IDEAS.insureWords] },
  { entry: 'citrus-no-flowers', all: [IDEAS.citrus, IDEAS.noFlower] },
  { entry: 'mango-no-flowers', all: [IDEAS.mango, IDEAS.noFlower] },
];

/** Up from here a soil is sodic and asks for gypsum; a neutral one asks for nothing. */
const SODIC_FROM = 8.5;

/** A figure of the soil's pH: above 8.5 it is reclaimed as sodic land, below 6.5 or so it is limed. */
function entryOfPh(question: string): string | undefined {
  if (!IDEAS.soilPh.has(question)) return undefined;
  const figure = /(?:^|[^\d.])((?:[3-9]|1[0-2])(?:\.\d+)?)(?![\d.]*\s*(?:acre|ekad|एकड़|kg|kilo|किलो))/u.exec(
    question.replace(/(\d)\s*(?:point|pt|दशमलव)\s*(\d)/giu, '$1.$2'),
  )?.[1];
  if (figure === undefined) return undefined;
  return Number(figure) >= SODIC_FROM ? 'saline-usar-soil' : 'acid-soil-ph';
}

/** What a figure of pH leads to, with the parts that answer it. */
export interface LeadByFigure {
  readonly entry: string;
  readonly labels: readonly SectionLabel[];
}

/** The entry that a soil's pH asks for; undefined where the question has no such figure. */
export function leadOfPh(question: string): LeadByFigure | undefined {
  const entry = entryOfPh(question);
  if (entry === undefined) return undefined;
  return { entry, labels: entry === 'saline-usar-soil' ? ['nutrition', 'soil'] : ['soil'] };
}

const ALONG: ReadonlyArray<readonly [told: string, asked: Lexicon<true>, along: string]> = [
  ['soil-testing', IDEAS.whereFree, 'soil-health-card-scheme'],
  ['farm-machines-care', IDEAS.applies, 'pm-kusum'],
  ['crop-residue', IDEAS.decomposer, 'natural-inputs'],
  ['drip-subsidy', IDEAS.nozzles, 'sprinkler-irrigation'],
];

/** What is told along with an entry where it is asked too: where to take the sample, and what it costs. */
export function alongWith(entry: string, question: string): string | undefined {
  return ALONG.find(([told, asked]) => told === entry && asked.has(question))?.[2];
}

/** The entry that a question's wording means; undefined for most questions, which are searched. */
export const leadOf = rememberedText(
  (question): string | undefined =>
    LEADS.find(
      ({ all, none = [] }) => all.every((idea) => idea.has(question)) && !none.some((idea) => idea.has(question)),
    )?.entry,
);
