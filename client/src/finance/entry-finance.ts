import { followColourScheme, onLanguageChosen, shownLanguage } from './appearance';
import { financeApp } from './finance-app';

const root = document.getElementById('finance');
if (!root) throw new Error('finance.html has no element #finance.');

followColourScheme();
const app = financeApp(root, { framed: window.self !== window.top });
app.show(shownLanguage());
onLanguageChosen(app.show);
