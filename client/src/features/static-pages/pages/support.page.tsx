import { SupportView } from '../components/support-view';

/** /support */
export function Component() {
  return <SupportView variant="support" />;
}

/** /services/agricare-support */
export function AgriCareSupport() {
  return <SupportView variant="agricare" />;
}
