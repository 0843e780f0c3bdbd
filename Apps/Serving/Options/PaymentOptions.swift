import ArgumentParser
import Commands
import Settings
import Terminal

/// The settings of payments as flags.
struct PaymentOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "How members pay: off, sandbox (test money) or live.",
            ko: "결제 방식: off(없음), sandbox(테스트 결제), live(실제 결제).", value: "mode"),
        completion: .list(PaymentSettings.Mode.allCases.map(\.rawValue)))
    var payments: String?

    @Option(
        help: .words(
            en: "A sandbox that runs by itself; without it the server serves one.",
            ko: "따로 실행 중인 샌드박스. 없으면 서버가 직접 엽니다.", value: "url"))
    var paymentsSandbox: String?

    @Option(
        help: .words(
            en: "The port of the server's own sandbox; 0 for any free port.",
            ko: "서버가 여는 샌드박스의 포트. 0이면 빈 포트.", value: "port"))
    var paymentsPort: String?

    @Option(
        help: .words(
            en: "The file with the gateway's keys, for its owner alone (mode 0600).",
            ko: "결제 서비스 키가 있는 파일. 소유자만 읽을 수 있어야 함(권한 0600).", value: "path"),
        completion: .file())
    var paymentsFile: String?

    @Option(
        help: .words(
            en: "The platform's share of sales in basis points; 100 is 1 %.",
            ko: "판매 금액에서 떼는 수수료, 베이시스 포인트. 100이면 1%.", value: "points"))
    var paymentsFee: String?

    @Option(
        help: .words(
            en: "Origins that live checkout pages may use (CSP).", ko: "실제 결제 페이지가 쓸 수 있는 출처(CSP).",
            value: "origins"))
    var paymentsOrigins: String?

    @Option(
        help: .words(
            en: "Offer payment by bank transfer: on or off.", ko: "계좌 이체로 결제하기: on 또는 off.", value: "switch"))
    var paymentsTransfer: String?

    @Option(
        help: .words(
            en: "The legal basis of live payments to private sellers, in your words.",
            ko: "개인 판매자에게 실제 결제를 허용하는 법적 근거, 직접 쓴 글.", value: "text"))
    var paymentsBasis: String?

    @Option(help: .words(en: "The name of the platform's operator.", ko: "운영자 상호.", value: "name"))
    var operatorName: String?

    @Option(help: .words(en: "The operator's address.", ko: "운영자 주소.", value: "address"))
    var operatorAddress: String?

    @Option(help: .words(en: "The operator's phone number.", ko: "운영자 전화번호.", value: "number"))
    var operatorPhone: String?

    @Option(help: .words(en: "The operator's email.", ko: "운영자 이메일.", value: "email"))
    var operatorEmail: String?

    @Option(
        help: .words(
            en: "The operator's business registration number.", ko: "운영자 사업자등록번호.", value: "number"))
    var operatorBusinessNumber: String?

    /// The heading above them in help texts.
    static var title: String { Phrase(en: "Money", ko: "결제").text(in: HelpLanguage.current) }

    var values: [SettingKey: String?] {
        [
            .payments: payments, .paymentsSandbox: paymentsSandbox, .paymentsPort: paymentsPort,
            .paymentsFile: paymentsFile, .paymentsFee: paymentsFee, .paymentsOrigins: paymentsOrigins,
            .paymentsTransfer: paymentsTransfer, .paymentsBasis: paymentsBasis,
            .operatorName: operatorName, .operatorAddress: operatorAddress, .operatorPhone: operatorPhone,
            .operatorEmail: operatorEmail, .operatorBusinessNumber: operatorBusinessNumber,
        ]
    }
}
