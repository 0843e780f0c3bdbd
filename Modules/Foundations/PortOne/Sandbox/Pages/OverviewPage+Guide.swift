import PortOne
import Synchronization

extension OverviewPage {
    /// The amounts that ask the sandbox to do something, by their last three digits.
    var amounts: Markup {
        let head = [language(en: "Amount ends in", ko: "금액 끝자리"), language(en: "Effect", ko: "동작")]
        let rows = SandboxMagic.allCases.map { magic -> [Markup] in
            let digits = String(magic.rawValue)
            let zeros = String(repeating: "0", count: max(0, 3 - digits.count))
            return [.text(zeros + digits), .text(effect(of: magic))]
        }
        let title = language(en: "Amounts with an effect", ko: "특별한 금액")
        return "<h2>\(title)</h2>\(Markup.table(title, head: head, rows: rows))"
    }

    private func effect(of magic: SandboxMagic) -> String {
        switch magic {
        case .declined: language(en: "Declined: the card's limit", ko: "한도 초과로 거절")
        case .closed: language(en: "The buyer closes the window", ko: "구매자가 창을 닫음")
        case .pending: language(en: "Approved 3 seconds later", ko: "3초 뒤에 승인")
        case .tampered: language(en: "1 unit less is paid", ko: "금액보다 1 적게 결제")
        case .uncancellable: language(en: "Each refund fails: PG_PROVIDER", ko: "환불이 모두 실패: PG_PROVIDER")
        case .webhookFirst:
            language(en: "The webhook comes before the browser", ko: "브라우저보다 웹훅이 먼저 도착")
        case .webhookLost: language(en: "No webhook is sent", ko: "웹훅을 보내지 않음")
        case .webhookThrice: language(en: "Each webhook is sent 3 times", ko: "웹훅을 3번씩 보냄")
        case .cancelledLater: language(en: "A refund succeeds 3 seconds later", ko: "3초 뒤에 환불")
        }
    }

    /// The control calls, to be copied.
    var calls: Markup {
        let title = language(en: "Scripting", ko: "스크립트")
        let text = language(
            en: "Send these calls from a program on this computer. Members are JSON or form fields.",
            ko: "이 컴퓨터의 프로그램에서 다음 요청을 보냅니다. 값은 JSON이나 폼 필드로 보냅니다.")
        return """
            <h2>\(title)</h2><p>\(text)</p>
            <pre lang="en">\(script)</pre>
            """
    }

    private var script: String {
        let url = "http://\(host)/__sandbox"
        let acts = SandboxAct.allCases.map(\.rawValue).joined(separator: "|")
        return """
            curl -X POST \(url)/payments/PAYMENT_ID/{\(acts)}
                 [-d transactionId=ID] [-d amount=N] [-d reason=TEXT]
                 [-d cancellationId=ID] [-d result=failed]
            curl -X POST \(url)/clock/advance -d seconds=60
            curl -X POST \(url)/faults -d kind=status -d status=503 -d when=before -d count=3
            curl -X POST \(url)/faults -d kind=reset -d when=after
            curl -X POST \(url)/faults -d kind=timeout -d seconds=90
            curl -X POST \(url)/faults -d kind=latency -d milliseconds=200 -d sigma=0.8 -d probability=0.5
            curl -X POST \(url)/faults -d kind=slow -d bytesPerSecond=16
            curl -X POST \(url)/faults -d kind=truncated -d path=/payments/
            curl -X POST \(url)/faults -d kind=skew -d seconds=-600
            curl \(url)/faults
            curl -X DELETE \(url)/faults
            curl '\(url)/deliveries?paymentId=PAYMENT_ID&limit=10'
            curl -X POST \(url)/deliveries/{NUMBER|next}/{drop|duplicate|delay|reorder|tamper|send}
            curl '\(url)/export?size=1000&cursor=CURSOR'
            curl \(url)/settlement
            curl \(url)/problems
            curl -X POST \(url)/reset
            """
    }
}

extension PortOneSandbox {
    /// The overview of the sandbox as it is now.
    func overview(host: String?, _ language: PageLanguage) -> SandboxPage {
        let now = clock.now()
        let facts = state.withLock { state in
            let places = state.book.byChange.places.suffix(OverviewPage.most).reversed()
            return OverviewPage.Facts(
                now: now, settings: settings, paymentCount: state.book.payments.count,
                payments: places.compactMap { state.book.payments[$0.id] },
                deliveries: state.deliveries.newest(OverviewPage.most),
                waitingCount: state.deliveries.waitingCount,
                faults: state.faults.orders.map(\.description))
        }
        return OverviewPage(language: language, host: host ?? "localhost", facts: facts).page
    }
}
