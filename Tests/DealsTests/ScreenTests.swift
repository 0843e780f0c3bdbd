import Commands
import ContractKit
import Deals
import DealsContract
import DealsFakes
import DealsScreens
import Synchronization
import Terminal
import TestKit
import Testing
import Vocabulary

/// Deals on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case list, nothing, request, accepted, contact, question, reserve, faults
        case payments, toPay, paying, paid, handedOver, returned

        /// What the neighbours call the deal at that point of its payment; nil for a view of none.
        var payable: String? {
            switch self {
            case .toPay: "{to-pay}"
            case .paying: "{paying}"
            case .paid: "{paid}"
            case .handedOver: "{handed}"
            case .returned: "{returned}"
            default: nil
            }
        }

        /// Whether deals are paid for there.
        var isPaying: Bool { self == .payments || payable != nil }

        /// Whether the buyer looks at it.
        var isBuyers: Bool {
            [.reserve, .faults, .contact, .toPay, .paying, .handedOver, .returned].contains(self)
        }
    }

    /// The golden files of these tests.
    static let files = GoldenFolder.screens(View.allCases.map(\.rawValue))

    /// Somebody's deals before them.
    static func stage(
        _ neighbours: DealNeighbours, as principal: Principal, _ language: Language = .ko,
        _ size: Size = ShellStage.sizes[0], at place: Destination = .deals,
        destinations: RecordDestinations = RecordDestinations(),
        replacing change: (inout DealRepositoryFake) -> Void = { _ in },
        payment: (@Sendable (AnyIdentifier) -> Destination)? = nil
    ) async -> ShellStage {
        var fake = DealRepositoryFake(forwardingTo: neighbours.verbs(of: principal))
        change(&fake)
        var services = Services()
        services.provide((any DealRepository).self, fake)
        var stage = ShellStage(
            .deals(services, destinations: destinations, payment: payment), opening: place, size: size,
            language, member: principal.memberID, clock: neighbours.environment.clock)
        await stage.settle()
        return stage
    }

    private static func reservation(_ neighbours: DealNeighbours) throws -> Destination {
        let listing = try #require(neighbours.names["{2}"].flatMap { ListedID($0) })
        return .reservation(of: listing, "새 물건")
    }

    static func deal(_ name: String, _ neighbours: DealNeighbours) throws -> Destination {
        .deal(try #require(neighbours.names[name].flatMap { DealID($0) }))
    }

    @Test(arguments: View.allCases, ShellStage.sizes)
    func looksAsItDid(_ view: View, _ size: Size) async throws {
        for language in Language.allCases {
            let neighbours =
                view.isPaying
                ? try await DealNeighbours.paying() : try await DealNeighbours(empty: view == .nothing)
            var stage = await Self.stage(
                neighbours, as: view.isBuyers ? neighbours.buyer : neighbours.seller, language, size,
                at: try Self.place(of: view, neighbours),
                destinations: RecordDestinations(place: { _ in .deals }),
                payment: { _ in .deals })
            switch view {
            case .contact:
                stage.press("p")
                stage.type("카톡 느티나무")
            case .question: stage.press("d")
            case .faults:
                stage.press("ctrl-u")
                stage.type("셋")
                stage.press("ctrl-s")
            default: break
            }
            await stage.settle()
            try GoldenFolder("Deals").expectScreen(view.rawValue, stage)
        }
    }

    private static func place(of view: View, _ neighbours: DealNeighbours) throws -> Destination {
        switch view {
        case .list, .nothing, .payments: .deals
        case .request: try deal("{0}", neighbours)
        case .accepted, .contact, .question: try deal("{1}", neighbours)
        case .reserve, .faults: try reservation(neighbours)
        case .toPay, .paying, .paid, .handedOver, .returned:
            try deal(#require(view.payable), neighbours)
        }
    }

    @Test func aRequestIsAcceptedAndDoneByItsSeller() async throws {
        let neighbours = try await DealNeighbours()
        var stage = await Self.stage(neighbours, as: neighbours.seller)
        stage.press("end", "enter")
        await stage.settle()
        #expect(stage.text.contains("수락 대기") && stage.text.contains("구매자: buyer"), "\(stage.text)")
        stage.press("a")
        await stage.settle()
        #expect(stage.text.contains("예약 확정") && stage.text.contains("예약을 수락했습니다."), "\(stage.text)")
        stage.press("d")
        #expect(stage.text.contains("거래를 완료할까요?"), "\(stage.text)")
        stage.press("y")
        await stage.settle()
        #expect(stage.text.contains("거래를 완료했습니다."), "\(stage.text)")
        stage.press("p")
        #expect(stage.text.contains("지금 상태(거래 완료)에서는 할 수 없습니다."), "\(stage.text)")
        stage.press("escape")
        await stage.settle()
        #expect(stage.text.contains("거래 완료"), "the list is read anew: \(stage.text)")
    }

    @Test func aBuyerReservesSharesAContactAndCancels() async throws {
        let neighbours = try await DealNeighbours()
        var stage = await Self.stage(
            neighbours, as: neighbours.buyer, at: try Self.reservation(neighbours))
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("예약했습니다.") && stage.text.contains("예약 확정"), "\(stage.text)")
        stage.press("p")
        stage.type("카톡 의\u{110C}\u{1161}")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("(카톡 의자)") && stage.text.contains("연락처를 저장했습니다."), "\(stage.text)")
        stage.press("c", "y")
        await stage.settle()
        #expect(stage.text.contains("취소됨"), "\(stage.text)")
        #expect(!stage.text.contains("수락"), "what only a seller may is no buyer's key: \(stage.text)")
    }

    @Test func whatWasTypedIsThereUntilItIsKept() async throws {
        let neighbours = try await DealNeighbours()
        let real = neighbours.verbs(of: neighbours.buyer)
        let tries = LockedValue(0)
        var stage = await Self.stage(
            neighbours, as: neighbours.buyer, at: try Self.deal("{1}", neighbours)
        ) { fake in
            fake.setContact = { id, text throws(DealError) in
                let isFirst = tries.withLock { count in
                    count += 1
                    return count == 1
                }
                if isFirst { throw .service(.unreachable(english: "It broke", korean: "끊겼습니다")) }
                return try await real.setContact(on: id, to: text)
            }
        }
        stage.press("p")
        stage.type("010-1234-5678")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("내 연락처: 010-1234-5678"), "what was typed is still there: \(stage.text)")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("구매자: buyer (010-1234-5678)"), "\(stage.text)")
        #expect(!stage.text.contains("내 연락처: "), "\(stage.text)")
    }

    @Test func whatTheOtherDoesIsSeenWhenItIsHeardOf() async throws {
        let neighbours = try await DealNeighbours()
        var stage = await Self.stage(
            neighbours, as: neighbours.buyer, at: try Self.deal("{1}", neighbours))
        let id = try #require(neighbours.names["{1}"].flatMap { DealID($0) })
        _ = try await neighbours.verbs(of: neighbours.seller).setContact(on: id, to: "카톡 maeda")
        stage.press("p")
        stage.type("010")
        stage.receive(.heard(.told(Phrase("거래"), about: [AnyIdentifier(id)]), of: stage.shell.member))
        stage.pass(.seconds(1))
        await stage.settle()
        #expect(stage.text.contains("(카톡 maeda)") && stage.text.contains("내 연락처: 010"), "\(stage.text)")
    }

    @Test(arguments: [false, true]) func whatTheTwoSayIsOneKeyAway(hasEnded: Bool) async throws {
        let neighbours = try await DealNeighbours()
        let id = try #require(neighbours.names["{1}"].flatMap { DealID($0) })
        if hasEnded { _ = try await neighbours.verbs(of: neighbours.seller).cancel(id) }
        let followed = LockedValue<[String]>([])
        let destinations = RecordDestinations(conversation: { subject, title in
            followed.withLock { $0.append("\(subject) \(title)") }
            return .deals
        })
        var stage = await Self.stage(
            neighbours, as: neighbours.buyer, at: .deal(id), destinations: destinations)
        stage.press("m")
        await stage.settle()
        #expect(followed.now == ["\(id) A wooden chair that somebody can still sit on for years"])
        #expect(stage.text.contains("판매·구매 모두"), "it leads there: \(stage.text)")
    }

    @Test func whereNoConversationsAreThereIsNoWay() async throws {
        let neighbours = try await DealNeighbours()
        var stage = await Self.stage(
            neighbours, as: neighbours.buyer, at: try Self.deal("{1}", neighbours))
        let before = stage.text
        stage.press("m")
        await stage.settle()
        #expect(stage.text == before)
    }

    @Test func whatIsReservedAlreadyIsShown() async throws {
        let neighbours = try await DealNeighbours()
        let place = try Self.reservation(neighbours)
        var stage = await Self.stage(neighbours, as: neighbours.buyer, at: place) { fake in
            let open = neighbours.names["{0}"].flatMap { DealID($0) }
            fake.reserve = { _, _ throws(DealError) in
                guard let open else { throw .notFound }
                throw .openAlready(open)
            }
        }
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("진행 중인 거래가 이미") && stage.text.contains("수락 대기"), "\(stage.text)")
    }

    @Test func sidesAreSeenOneAfterTheOther() async throws {
        let neighbours = try await DealNeighbours()
        var stage = await Self.stage(neighbours, as: neighbours.buyer)
        #expect(stage.text.contains("판매·구매 모두") && stage.text.contains("전북"), "\(stage.text)")
        stage.press("s")
        await stage.settle()
        #expect(stage.text.contains("\n판매\n조건에 맞는 거래가 없습니다."), "\(stage.text)")
        stage.press("s")
        await stage.settle()
        #expect(stage.text.contains("\n구매\n") && stage.text.contains("전북"), "\(stage.text)")
        stage.press("s")
        await stage.settle()
        #expect(stage.text.contains("판매·구매 모두"), "\(stage.text)")
    }

    @Test(arguments: ["list", "{0}", "{1}", "reserve"], 0..<50)
    func nothingThatIsDoneBreaksIt(_ name: String, _ seed: UInt64) async throws {
        let neighbours = try await DealNeighbours()
        let place: Destination =
            switch name {
            case "list": .deals
            case "reserve": try Self.reservation(neighbours)
            default: try Self.deal(name, neighbours)
            }
        let isBuyer = seed.isMultiple(of: 2)
        var stage = await Self.stage(
            neighbours, as: isBuyer ? neighbours.buyer : neighbours.seller, at: place)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases) func noTwoActionsShareAKey(_ preset: KeyMap.Preset) async throws
    {
        var services = Services()
        services.provide((any DealRepository).self, DealRepositoryFake())
        let neighbours = try await DealNeighbours()
        for place in [.deals, try Self.deal("{0}", neighbours), try Self.reservation(neighbours)] {
            let stage = ShellStage(.deals(services), opening: place, keys: KeyMap(preset))
            #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
        }
    }
}
