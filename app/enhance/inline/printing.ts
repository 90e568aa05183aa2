for (const button of document.querySelectorAll<HTMLButtonElement>(".print-button")) {
  button.hidden = false;
  button.onclick = () => print();
}

export {};
