/** The services by whose accounts people can sign in, by their names in addresses and in the database. */
export const PROVIDERS = ['kakao', 'google', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What they are called. */
export const PROVIDER_TITLES: Record<Provider, string> = {
  kakao: '카카오',
  google: 'Google',
  apple: 'Apple',
};

export const isProvider = (value: unknown): value is Provider => PROVIDERS.some((one) => one === value);

/** Where signing in by a provider begins: an address that redirects there. */
export const providerPath = (provider: Provider): string => `/account/identities/${provider}`;

/**
 * Why somebody comes back from a provider without having got in: they did not agree, it is out of reach, what it says is not
 * right, the way back was used before or by another browser; and of linking, that the other account, or this one, is linked already.
 */
const PROVIDER_FAILURES = ['refused', 'down', 'wrong', 'over', 'elsewhere', 'linked'] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** A failure as it is in an address: `kakao.down`. */
export const failureParameter = (provider: Provider, failure: ProviderFailure): string =>
  `${provider}.${failure}`;

/** Reads such a parameter; null for any other text. */
export const readFailure = (text: string): { provider: Provider; failure: ProviderFailure } | null => {
  const [provider, name] = text.split('.');
  const failure = PROVIDER_FAILURES.find((one) => one === name);
  return isProvider(provider) && failure ? { provider, failure } : null;
};
