import Payments
import Testing
import Vocabulary

/// The rights of buyer, payee and operator, and the rules of their words.
@Suite struct RuleTests {
    private static let raw = OrderSamples.raw
    private static let stranger = MemberID(raw[6])

    private static func principal(_ member: MemberID, _ role: Role = .member) -> Principal {
        .member(member, session: SessionID(raw[7]), role: role)
    }

    private func refusal(_ body: () throws -> Void) -> OrderError? {
        do { try body() } catch { return error as? OrderError }
        return nil
    }

    @Test func anOrderIsThatOfItsBuyerAndItsPayee() {
        let order = OrderSamples.order()
        let (buyer, seller) = (OrderSamples.buyer, OrderSamples.seller)
        func refusals(_ member: MemberID) -> [OrderError?] {
            [
                refusal { try OrderPolicy.requireParty(member, of: order) },
                refusal { try OrderPolicy.requireBuyer(member, of: order) },
                refusal { try OrderPolicy.requirePayee(member, of: order) },
            ]
        }
        #expect(refusals(buyer) == [nil, nil, .payeeOnly])
        #expect(refusals(seller) == [nil, .buyerOnly, nil])
        #expect(refusals(Self.stranger) == [.notFound, .notFound, .notFound])
    }

    @Test func onlyOperatorsSettle() {
        let roles = Role.allCases.map { role in
            refusal { try OrderPolicy.requireOperator(Self.principal(Self.stranger, role)) }
        }
        #expect(roles == [.operatorsOnly, .operatorsOnly, nil])
        #expect(refusal { try OrderPolicy.requireOperator(.anonymous) } == .service(.signInRequired))
        #expect(refusal { _ = try OrderPolicy.member(.anonymous) } == .service(.signInRequired))
    }

    @Test func wordsAreTrimmedAndComposed() throws {
        #expect(try OrderTexts.words("  \u{1102}\u{1173}\u{1110}\u{1175}나무가 왔어요\n") == "느티나무가 왔어요")
        let longest = String(repeating: "나", count: OrderTexts.longestWords)
        #expect(try OrderTexts.words(longest) == longest)
    }

    @Test(arguments: ["", "  ", String(repeating: "나", count: 1_001), "a\u{0}b"])
    func otherWordsAreRefusedByTheirField(words: String) {
        let refusal = refusal { _ = try OrderTexts.words(words, field: "reason") }
        guard case .invalidFields(let errors) = refusal else {
            Issue.record("Refuse these words: \(words.debugDescription)")
            return
        }
        #expect(errors.map(\.field) == ["reason"])
    }

    @Test func aTransferHasAReferenceNumber() throws {
        #expect(try OrderTexts.number(" 2026-01/0042.A ", field: "transfer") == "2026-01/0042.A")
        let longest = String(repeating: "9", count: OrderTexts.longestNumber)
        #expect(try OrderTexts.number(longest, field: "transfer") == longest)
        for number in [
            "", "a\nb", "a b", "a_b", "이체", "\u{110B}\u{1175}\u{110E}\u{1166}", "１２", longest + "9",
        ] {
            #expect(throws: OrderError.self, "Refuse \(number.debugDescription).") {
                try OrderTexts.number(number, field: "transfer")
            }
        }
    }

    @Test func anOperatorsActNamesTheOperatorWhereNoMemberActs() throws {
        #expect(try OperatorAct(.machine, name: "김운영", reason: " 확인함 ").reason == "김운영: 확인함")
        let member = AuditActor.member(Self.stranger, role: .operator)
        #expect(try OperatorAct(member, reason: "확인함").reason == "확인함")
        #expect(throws: OrderError.self) { try OperatorAct(.machine, reason: " ") }
    }

    @Test func anOrderIsOpenPaidReturnedOrEndedForItsDomain() {
        let states: [OrderState: OrderCardState] = [
            .opening: .open, .open: .open, .paid: .paid, .fulfilled: .paid, .refunding: .returned,
            .refunded: .returned, .closed: .ended,
        ]
        for state in OrderState.allCases {
            #expect(OrderCardState(of: OrderSamples.order(state)) == states[state], "\(state)")
        }
        #expect(OrderCardState(of: OrderSamples.order(.fulfilled, end: .returned)) == .returned)
    }

    @Test func whatThePurchasableRefusesHasAnErrorOfItsOwn() {
        let id = OrderID(Self.raw[2])
        let table: [(PurchaseFailure, OrderError)] = [
            (.notFound, .recordNotFound), (.notForSale, .notForSale), (.changed, .notForSale),
            (.ownRecord, .ownRecord), (.notTheBuyer, .notTheBuyer), (.gone, .gone), (.otherOrder(id), .gone),
            (.service(.signInRequired), .service(.signInRequired)),
            (
                .amount(minimum: OrderSamples.won(1_000), maximum: OrderSamples.won(9_000)),
                .invalidFields([FieldError("amount", .outOfRange(minimum: 1_000, maximum: 9_000))])
            ),
        ]
        for (failure, expected) in table { #expect(OrderError(failure) == expected) }
    }

    @Test func everyStateHasWordsOfItsOwnInBothLanguages() {
        let orders = OrderState.allCases.flatMap { [$0.english, $0.korean] }
        let refunds = RefundState.allCases.flatMap { [$0.english, $0.korean] }
        #expect(Set(orders).count == 2 * OrderState.allCases.count)
        #expect(Set(refunds).count == 2 * RefundState.allCases.count)
    }
}
