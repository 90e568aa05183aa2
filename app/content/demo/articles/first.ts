import type { DemoArticle } from "./article";

export const first: DemoArticle[] = [
  {
    title: "Annual fees: the counters stay open on Saturdays until the end of the year",
    titleAr: "الرسوم السنوية: نوافذ الدفع مفتوحة أيام السبت حتى نهاية العام",
    description:
      "Members who have not yet paid this year's fee may pay at the counters on Saturdays as well, from 8:30 to 16:00, until the last working day of December.\n\nPayment is by cash, Visa or MasterCard, or through the national e-billing service. Please choose one place of payment only, Jerusalem or Amman, and keep your association number at hand.",
    descriptionAr:
      "يمكن للزملاء الذين لم يسدّدوا رسم هذا العام الدفع عبر النوافذ أيام السبت أيضًا، من الساعة 8:30 إلى 16:00، حتى آخر يوم عمل من شهر كانون الأول.\n\nيتم الدفع نقدًا أو ببطاقة Visa أو MasterCard أو عبر خدمة الدفع الإلكتروني الوطنية. نرجو اختيار مكان دفع واحد فقط، القدس أو عمّان، وتجهيز الرقم النقابي عند المراجعة.",
    daysAgo: 0,
    picture: 6,
    attachments: [{ name: "تعليمات الدفع.pdf", kind: "pdf" }],
  },
  {
    title: "Blood drive at the association's hall next week",
    titleAr: "حملة للتبرع بالدم في قاعة النقابة الأسبوع المقبل",
    description:
      "The association invites doctors and the public to give blood in its main hall next Tuesday. Nurses will be present all day, and coffee and dates will be waiting afterwards.\n\nDonors should have slept and eaten well and should bring an identity document. Groups of ten or more are asked to announce themselves by telephone.",
    descriptionAr:
      "تدعو النقابة الأطباء والمواطنين إلى التبرع بالدم في قاعتها الرئيسية يوم الثلاثاء المقبل. سيكون فريق التمريض حاضرًا طوال اليوم، والقهوة والتمر بانتظار المتبرعين.\n\nيُرجى النوم الكافي وتناول الطعام قبل التبرع وإحضار وثيقة إثبات شخصية. ونأمل من المجموعات التي تزيد على عشرة أشخاص الاتصال مسبقًا.",
    daysAgo: 4,
    picture: 2,
  },
  {
    title: "The Ahmad training hall opens for evening courses",
    titleAr: "قاعة أحمد الطبية للتدريب تفتح أبوابها للدورات المسائية",
    description:
      "The renovated training hall now holds forty seats, a skills bench and a quiet library corner. Evening courses begin next month, so that colleagues on day shifts can take part.\n\nThe first courses cover basic life support, safe prescribing and reading the electrocardiogram. Places are given in the order of registration.",
    descriptionAr:
      "تتسع القاعة بعد تجديدها لأربعين مقعدًا، وتضم طاولة للمهارات السريرية وركنًا هادئًا للقراءة. تبدأ الدورات المسائية الشهر المقبل ليتمكن الزملاء المناوبون نهارًا من المشاركة.\n\nتشمل الدورات الأولى الإنعاش الأساسي والوصف الدوائي الآمن وقراءة تخطيط القلب، والأولوية بحسب أسبقية التسجيل.",
    daysAgo: 9,
    picture: 4,
    attachments: [
      { name: "جدول الدورات.txt", kind: "txt" },
      { name: "Programme.pdf", kind: "pdf" },
    ],
  },
  {
    title: "Winter advice for clinics: influenza and respiratory infections",
    titleAr: "إرشادات الشتاء للعيادات: الإنفلونزا والتهابات الجهاز التنفسي",
    description:
      "With the first cold weeks the scientific committee reminds clinics of three simple measures: masks for coughing patients, fresh air in the waiting room, and vaccination offered early to those at risk.\n\nA one-page sheet for the waiting room can be downloaded below and printed freely.",
    descriptionAr:
      "مع بدء الأسابيع الباردة تذكّر اللجنة العلمية العيادات بثلاثة إجراءات بسيطة: كمامة لكل مريض يسعل، وتهوية غرفة الانتظار، وعرض المطعوم مبكرًا على الفئات الأكثر عرضة للخطر.\n\nيمكن تنزيل ورقة إرشادية لغرفة الانتظار من أسفل الصفحة وطباعتها بحرية.",
    daysAgo: 15,
    picture: 1,
    attachments: [{ name: "ورقة غرفة الانتظار.pdf", kind: "pdf" }],
  },
  {
    title: "Planned maintenance of the e-services on Friday night",
    titleAr: null,
    description:
      "The doctor portal and the payment pages will be unavailable on Friday from 23:00 until about 01:00 while the servers are moved. Information pages stay readable.\n\nForms that were sent before 23:00 are safe and need not be sent again.",
    descriptionAr: null,
    daysAgo: 19,
    picture: 9,
  },
  {
    title: "Announcement: the preliminary electoral roll may be inspected",
    titleAr: "إعلان: جدول الناخبين الأولي متاح للاطلاع",
    description:
      "The preliminary roll of doctors entitled to vote is open for inspection at the head office and the branches. Please look for your own name and number.\n\nObjections are made in writing within the period stated on the notice board. A doctor whose annual fee is paid in that time is added without further application.",
    descriptionAr:
      "جدول الأطباء الذين يحق لهم الاقتراع متاح للاطلاع في المقر الرئيسي والفروع. نرجو من كل زميل التحقق من اسمه ورقمه.\n\nتُقدَّم الاعتراضات خطيًا خلال المدة المعلنة على لوحة الإعلانات، ومن يسدّد رسمه السنوي خلالها يُضاف اسمه دون طلب آخر.",
    daysAgo: 27,
    picture: 8,
    attachments: [{ name: "نموذج اعتراض.pdf", kind: "pdf" }],
  },
  {
    title: "Free clinic day in the southern governorates",
    titleAr: "يوم طبي مجاني في محافظات الجنوب",
    description:
      "Forty volunteers in eight specialties will see patients without charge in Karak, Tafilah, Ma'an and Aqaba on the last Friday of the month.\n\nColleagues who wish to join are asked to name their specialty and the governorate they prefer. Transport leaves from Amman at six in the morning.",
    descriptionAr:
      "يستقبل أربعون طبيبًا متطوعًا من ثمانية اختصاصات المرضى مجانًا في الكرك والطفيلة ومعان والعقبة يوم الجمعة الأخير من الشهر.\n\nنرجو من الزملاء الراغبين في المشاركة تحديد الاختصاص والمحافظة المفضلة، وتنطلق الحافلات من عمّان الساعة السادسة صباحًا.",
    daysAgo: 36,
    picture: 0,
  },
  {
    title: "Scientific day on heart failure: call for abstracts",
    titleAr: "اليوم العلمي لقصور القلب: دعوة لتقديم الملخصات",
    description:
      "The scientific committee invites short abstracts of up to 250 words for the day on heart failure. Residents are especially welcome to present.\n\nAbstracts may be written in Arabic or English. The best three are read in the opening session.",
    descriptionAr:
      "تدعو اللجنة العلمية إلى تقديم ملخصات لا تتجاوز 250 كلمة لليوم العلمي حول قصور القلب، وتُشجَّع مشاركة الأطباء المقيمين بصورة خاصة.\n\nتُقبل الملخصات بالعربية أو الإنجليزية، وتُقرأ أفضل ثلاثة منها في الجلسة الافتتاحية.",
    daysAgo: 44,
    picture: 2,
    attachments: [{ name: "شروط الملخص.txt", kind: "txt" }],
  },
  {
    title: "Health insurance fund: claims within thirty days",
    titleAr: "صندوق التأمين الصحي: المطالبات خلال ثلاثين يومًا",
    description:
      "The fund reminds subscribers that claims are to be handed in within thirty days, and that the fund must be told within twenty-four hours when a bill is paid directly.\n\nOutpatient imaging is covered at 80 per cent. Questions are answered at the fund's counter during office hours.",
    descriptionAr:
      "يذكّر الصندوق المشتركين بتقديم المطالبات خلال ثلاثين يومًا، وبإبلاغ الصندوق خلال أربع وعشرين ساعة عند الدفع المباشر.\n\nتُغطّى صور الأشعة خارج المستشفى بنسبة 80 بالمئة، ويجيب موظفو الصندوق عن الاستفسارات خلال ساعات الدوام.",
    daysAgo: 52,
    picture: 5,
  },
  {
    title: "Statement on violence against doctors",
    titleAr: "بيان حول الاعتداء على الأطباء",
    description:
      "An attack on a doctor on duty is an attack on every patient who waits for that doctor. The association follows each reported case, offers legal support and asks witnesses to come forward.\n\nColleagues are asked to report incidents on the same day, with the time, the place and the names of those present.",
    descriptionAr:
      "إن الاعتداء على الطبيب أثناء عمله اعتداء على كل مريض ينتظره. تتابع النقابة كل حالة تصلها، وتقدّم الدعم القانوني، وتدعو الشهود إلى الإدلاء بما رأوا.\n\nنرجو من الزملاء الإبلاغ عن أي حادثة في اليوم نفسه مع ذكر الوقت والمكان وأسماء الحاضرين.",
    daysAgo: 61,
    picture: 8,
  },
  {
    title: "New graduates: how to register for the internship year",
    titleAr: "إلى الخريجين الجدد: كيف تسجّلون لسنة الامتياز",
    description:
      "Registration with the association comes before the first day of the internship. The fee is 60 dinars for Jordanians and 100 for others, paid at one place only.\n\nBring the degree, the equivalency where one is needed, an identity document and two photographs. Graduates of Jordanian universities need no equivalency.",
    descriptionAr:
      "يسبق التسجيل في النقابة اليوم الأول من سنة الامتياز. الرسم 60 دينارًا للأردنيين و100 دينار لغيرهم، ويُدفع في مكان واحد فقط.\n\nأحضروا شهادة البكالوريوس والمعادلة عند الحاجة ووثيقة إثبات الشخصية وصورتين شخصيتين. ولا يحتاج خريجو الجامعات الأردنية إلى معادلة.",
    daysAgo: 70,
    picture: 5,
    attachments: [
      { name: "قائمة الوثائق.pdf", kind: "pdf" },
      { name: "Checklist.txt", kind: "txt" },
    ],
  },
  {
    title: "Paediatric emergencies: weekend workshop in Irbid",
    titleAr: "طوارئ الأطفال: ورشة عمل في إربد نهاية الأسبوع",
    description:
      "Two days of practice on the first minutes of a child's emergency: airway, fluids, fever with a rash, and talking to parents.\n\nThe workshop is limited to twenty-four places and counts towards continuing education.",
    descriptionAr:
      "يومان من التدريب العملي على الدقائق الأولى في طوارئ الأطفال: مجرى الهواء والسوائل والحمّى المصحوبة بطفح والحديث مع الأهل.\n\nالمقاعد محدودة بأربعة وعشرين مقعدًا، وتُحتسب الورشة ضمن ساعات التعليم المستمر.",
    daysAgo: 79,
    picture: 1,
  },
  {
    title: "Library: forty journals now readable from home",
    titleAr: null,
    description:
      "Members may now read forty medical journals from home. Access is opened at the library desk with the association card and lasts for a year.\n\nThe desk also helps with searches for theses and reviews.",
    descriptionAr: null,
    daysAgo: 88,
    picture: 4,
  },
  {
    title: "Office hours in the holy month",
    titleAr: "ساعات الدوام في شهر رمضان المبارك",
    description:
      "The head office and the branches keep shorter hours in the holy month. The hours of each counter are posted at the doors and on this site.\n\nUrgent matters of members who are travelling are received by telephone.",
    descriptionAr:
      "تُعلِنُ النقابةُ أنّ ساعات الدوام في المقر الرئيسي والفروع تُقصَّر خلال الشهر الفضيل، وتُنشر مواعيد كل نافذة على الأبواب وفي هذا الموقع.\n\nوتُستقبل المعاملات العاجلة للزملاء المسافرين هاتفيًا. كل عام وأنتم بخير.",
    daysAgo: 99,
    picture: 3,
  },
  {
    title: "Oath ceremony for newly registered doctors",
    titleAr: "حفل أداء القَسَم للأطباء المسجّلين حديثًا",
    description:
      "Newly registered doctors will take the oath together in the main hall. Please register with your association number beforehand, so that the certificates carry your name as the register has it.\n\nFamilies are welcome; each doctor may bring three guests.",
    descriptionAr:
      "يؤدي الأطباء المسجّلون حديثًا القَسَم معًا في القاعة الرئيسية. نرجو التسجيل مسبقًا بالرقم النقابي لتحمل الشهادات أسماءكم كما وردت في السجل.\n\nالعائلات موضع ترحيب، ولكل طبيب دعوة ثلاثة ضيوف.",
    daysAgo: 108,
    picture: 9,
  },
  {
    title: "Olive-planting day with the medical students",
    titleAr: "يوم لزراعة الزيتون مع طلبة الطب",
    description:
      "Two hundred saplings were planted on the slopes west of Amman by members and students. The trees bear the names of doctors who served the villages around.\n\nWe thank the municipality for the land and the water.",
    descriptionAr:
      "زرع الأعضاء والطلبة مئتي غرسة زيتون على السفوح الغربية لعمّان، تحمل أسماء أطباء خدموا القرى المجاورة.\n\nنشكر البلدية على الأرض والماء.",
    daysAgo: 117,
    picture: 7,
  },
  {
    title: "Research grants: applications until the end of the quarter",
    titleAr: "منح البحث العلمي: التقديم حتى نهاية الربع",
    description:
      "Small grants support clinical research by members outside the universities. A proposal of four pages and a letter from the hospital suffice.\n\nA jury of three reads each proposal without the applicant's name.",
    descriptionAr:
      "تدعم المنح الصغيرة الأبحاث السريرية للأعضاء العاملين خارج الجامعات، ويكفي مقترح من أربع صفحات وكتاب من المستشفى.\n\nيقرأ كل مقترح ثلاثة محكّمين دون معرفة اسم المتقدّم.",
    daysAgo: 126,
    picture: 4,
    attachments: [{ name: "Grant form.pdf", kind: "pdf" }],
  },
  {
    title: "Heat advice for outdoor workers and the elderly",
    titleAr: "نصائح للوقاية من موجات الحر للعاملين في الخارج وكبار السن",
    description:
      "Drink before you are thirsty, rest in the shade from noon to four, and look in on neighbours who live alone. Doctors are asked to review diuretics in frail patients.\n\nSigns of heat stroke are confusion, hot dry skin and fainting: call for help at once.",
    descriptionAr:
      "اشربوا الماء قبل الشعور بالعطش، واستريحوا في الظل من الظهر حتى الرابعة، وتفقّدوا الجيران الذين يعيشون وحدهم. ونرجو من الأطباء مراجعة مدرّات البول لدى المرضى الضعفاء.\n\nمن علامات ضربة الشمس التشوش وسخونة الجلد وجفافه والإغماء: اطلبوا المساعدة فورًا.",
    daysAgo: 135,
    picture: 0,
  },
  {
    title: "Mobile phone fund: renewal of subscriptions",
    titleAr: "صندوق الهاتف الخلوي: تجديد الاشتراكات",
    description:
      "Subscriptions to the mobile phone fund are renewed this month at the counter. The fund was established in 2002 and offers more than 500 free minutes.\n\nMembers who changed their number are asked to bring the new line's contract.",
    descriptionAr:
      "تُجدَّد اشتراكات صندوق الهاتف الخلوي هذا الشهر عند نافذة الصندوق. تأسس الصندوق عام 2002 ويقدّم أكثر من 500 دقيقة مجانية.\n\nنرجو من الزملاء الذين غيّروا أرقامهم إحضار عقد الخط الجديد.",
    daysAgo: 144,
    picture: 6,
  },
  {
    title: "Honouring members who retired this year",
    titleAr: "تكريم الزملاء المتقاعدين هذا العام",
    description:
      "Seventy-two colleagues who retired this year were honoured in an evening of music and memories. Several had practised for more than forty years.\n\nTheir stories will be collected in a small book at the library.",
    descriptionAr:
      "كرّمت النقابة اثنين وسبعين زميلًا تقاعدوا هذا العام في أمسية من الموسيقى والذكريات، وقد مارس عدد منهم المهنة أكثر من أربعين عامًا.\n\nستُجمع حكاياتهم في كتيّب يُحفظ في المكتبة.",
    daysAgo: 153,
    picture: 5,
  },
];
