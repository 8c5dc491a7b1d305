import { startProviders, type TestProviders } from '../server/src/testing/providers.ts';
import { type Product, StartedProduct } from './product.ts';

/** Accounts that people have at the providers, each of them for one journey. */
const fillProviders = ({ kakao, google, apple }: TestProviders): void => {
  kakao.accounts.set('minji', {
    sub: 'minji',
    nickname: '민지',
    email: 'minji@example.net',
    email_verified: true,
  });
  apple.accounts.set('sua', { sub: 'sua' });
  google.accounts.set('minji', { sub: 'minji', name: '민지' });
};

/**
 * Starts the two products that all browser tests share, with the providers of the empty one. Its pages are opened at a name,
 * which passkeys need; for browsers the providers are another site.
 * @returns What ends them.
 */
export default async (): Promise<() => Promise<void>> => {
  const providers: TestProviders[] = [];
  const starting = [
    StartedProduct.start(
      'empty',
      async (url) => {
        const started = await startProviders(url);
        providers.push(started);
        fillProviders(started);
        return started.settings;
      },
      'localhost',
    ),
    // Its staff sign in by their password alone.
    StartedProduct.start('demo', { ADMIN_2FA: 'off' }),
  ];
  const end = async () => {
    for (const start of await Promise.allSettled(starting))
      if (start.status === 'fulfilled') await start.value.remove();
    for (const one of providers) await one.close();
  };
  try {
    const [empty, demo] = await Promise.all(starting);
    // The workers inherit it.
    process.env.E2E_PRODUCTS = JSON.stringify({ empty: addressOf(empty), demo: addressOf(demo) });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
};

const addressOf = (product?: Product) => ({ url: product?.url, dataDir: product?.dataDir });
