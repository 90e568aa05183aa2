import { helpedSignIn } from "../helped-sign-in";
import { passkeyForms } from "../passkeys";

helpedSignIn();
passkeyForms();
