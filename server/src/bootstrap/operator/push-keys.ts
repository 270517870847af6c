import webPush from 'web-push';

// npm run push:keys: a new pair, as it goes into .env. Who changes the keys of a running site ends all its subscriptions.
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:you@example.in`);
