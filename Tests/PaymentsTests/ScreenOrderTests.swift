import Commands
import ContractKit
import Payments
import PaymentsContract
import PaymentsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// What the two of an order, and operators, do on a whole screen.
@Suite struct ScreenOrderTests {
    @Test func theSellerHandsOverAndGivesAPartBack() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.fulfilled)
        var shell = await stage.shell(of: .seller, at: .order(id))
        await shell.go("a", "y")
        #expect(shell.text.contains("전달했습니다."), "\(shell.text)")
        await shell.go("b")
        shell.type("5,000")
        await shell.go("enter")
        #expect(shell.text.contains("₩5,000을 구매자에게"), "\(shell.text)")
        await shell.go("y")
        #expect(shell.text.contains("환불을 요청했습니다."), "\(shell.text)")
        #expect(shell.text.contains("₩5,000"), "the order is read anew: \(shell.text)")
        let order = try await stage.verbs(of: .seller).order(id)
        #expect(order.refunds.map(\.amount) == [Money(5_000, .krw)])
    }

    @Test func aRefundBeyondThePriceIsRefusedAtItsField() async throws {
        let stage = ScreenStage()
        var shell = await stage.shell(of: .seller, at: .order(try await stage.order(.fulfilled)))
        await shell.go("b")
        shell.type("30,001")
        await shell.go("enter", "y")
        #expect(shell.text.contains("! "), "\(shell.text)")
        await shell.go("ctrl-u")
        shell.type("만원")
        await shell.go("enter")
        #expect(shell.text.contains("! "), "\(shell.text)")
    }

    @Test func theBuyerReportsAProblemInDecomposedLetters() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.handedOver)
        var shell = await stage.shell(at: .order(id))
        await shell.go("x")
        shell.type("2")
        await shell.go("enter")
        shell.type("\u{1109}\u{1169}매가 찢어졌습니다.")
        await shell.go("enter")
        #expect(shell.text.contains("문제를 알렸습니다.") && shell.text.contains("약속과 다름"), "\(shell.text)")
        let problems = try await stage.verbs(of: .operator).problems(.first).items
        #expect(problems.map(\.text) == ["소매가 찢어졌습니다."])
        let sellers = await stage.shell(of: .seller, at: .order(id))
        #expect(sellers.text.contains("소매가 찢어졌습니다."), "the seller can answer it: \(sellers.text)")
    }

    @Test func anOperatorSettlesAProblem() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.complained)
        var shell = await stage.shell(of: .operator, at: ScreenStage.problems)
        await shell.go("enter")
        #expect(shell.text.contains("찢어져"), "\(shell.text)")
        await shell.go("s")
        shell.type("3")
        await shell.go("enter")
        shell.type("10,000")
        await shell.go("enter")
        shell.type("사진으로 확인했습니다.")
        await shell.go("enter", "y")
        #expect(shell.text.contains("문제를 조정했습니다."), "\(shell.text)")
        #expect(shell.text.contains("처리할 문제가 없습니다."), "it leads back to the list: \(shell.text)")
        let order = try await stage.verbs(of: .buyer).order(id)
        #expect(order.refunds.map(\.amount) == [Money(10_000, .krw)])
    }

    @Test func othersThanOperatorsSeeNoProblems() async throws {
        let stage = ScreenStage()
        _ = try await stage.order(.complained)
        let shell = await stage.shell(of: .seller, at: ScreenStage.problems)
        #expect(shell.text.contains("운영자만 할 수 있습니다."), "\(shell.text)")
    }

    @Test func sidesAndStatesAreSeenOneAfterTheOther() async throws {
        let stage = ScreenStage()
        _ = try await stage.order(.open)
        var shell = await stage.shell(of: .seller, at: .orders)
        #expect(shell.text.contains("구매·판매 모두 · 모든 상태") && shell.text.contains("책상"), "\(shell.text)")
        await shell.go("s")
        #expect(shell.text.contains("\n구매 · 모든 상태\n조건에 맞는 주문이 없습니다."), "\(shell.text)")
        await shell.go("s")
        #expect(shell.text.contains("\n판매 · ") && shell.text.contains("책상"), "\(shell.text)")
        await shell.go("t")
        #expect(shell.text.contains("판매 · 준비 중") && !shell.text.contains("책상"), "\(shell.text)")
        await shell.go("t")
        #expect(shell.text.contains("판매 · 결제 대기") && shell.text.contains("책상"), "\(shell.text)")
    }

    @Test func whatTheOtherDoesIsSeenWhenItIsHeardOf() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.fulfilled)
        var shell = await stage.shell(at: .order(id))
        _ = try await stage.verbs(of: .seller).handOver(id)
        shell.receive(.heard(.told(Phrase("주문"), about: [AnyIdentifier(id)]), of: shell.shell.member))
        shell.pass(.seconds(1))
        await shell.settle()
        #expect(shell.text.contains("전달일"), "\(shell.text)")
    }

    @Test func whatIsBoughtIsOneKeyAway() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.fulfilled)
        let destinations = RecordDestinations(place: { record in
            record.prefix == OrderedSubject.prefix ? .orders : nil
        })
        var shell = await stage.shell(at: .order(id), destinations: destinations)
        await shell.go("o")
        #expect(shell.text.contains("모든 상태"), "it leads there: \(shell.text)")
    }

    @Test func whatHasNoPageIsSeenWhereItsPayeeIs() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.fulfilled)
        let destinations = RecordDestinations(place: { record in
            record.prefix == MemberSubject.prefix ? .orders : nil
        })
        var shell = await stage.shell(at: .order(id), destinations: destinations)
        await shell.go("o")
        #expect(shell.text.contains("모든 상태"), "it leads there: \(shell.text)")
    }

    @Test func aPostingLeadsToItsOrder() async throws {
        let stage = ScreenStage()
        _ = try await stage.order(.received)
        var shell = await stage.shell(of: .seller, at: .balance)
        #expect(shell.text.contains("₩29,010"), "the price without the fee: \(shell.text)")
        await shell.go("enter")
        #expect(shell.text.contains("구매 확정일"), "\(shell.text)")
    }
}
