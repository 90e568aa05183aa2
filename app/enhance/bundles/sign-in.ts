import { helpedSignIn } from "../helped-sign-in";

helpedSignIn();
