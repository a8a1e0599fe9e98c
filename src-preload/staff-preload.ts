import { staffBridge, staffChannelOf } from '#shared/staff-bridge.ts';
import { exposeBridge } from './expose-bridge.ts';

exposeBridge('pernoiteStaff', staffBridge, staffChannelOf);
