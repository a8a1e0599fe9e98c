import { bridge, channelOf } from '#shared/bridge.ts';
import { exposeBridge } from './expose-bridge.ts';

exposeBridge('pernoite', bridge, channelOf);
