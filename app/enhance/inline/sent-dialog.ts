document.querySelector<HTMLDialogElement>(".sent-dialog")?.showModal?.();

export {};
