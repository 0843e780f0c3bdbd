import Commands
import ContractKit
import Payments
import PaymentsContract
import PaymentsFakes
import PaymentsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Buying, and the course of an order, on a whole screen.
@Suite struct ScreenBuyingTests {
    @Test func aPurchaseIsPaidForAndShown() async throws {
        let stage = ScreenStage()
        var shell = await stage.shell(at: .purchase(of: try stage.offer()))
        #expect(shell.text.contains("느티나무 원목 책상") && shell.text.contains("₩30,000"), "\(shell.text)")
        #expect(shell.text.contains("통신판매중개자"), "the mediator says so: \(shell.text)")
        await shell.go("enter")
        #expect(shell.text.contains("구매할까요?"), "\(shell.text)")
        await shell.go("y")
        #expect(shell.text.contains("https://madang.example/pay/"), "\(shell.text)")
        #expect(shell.text.contains("█") && shell.text.contains("결제를 기다리는 중"), "\(shell.text)")
        let order = try #require(try await stage.verbs(of: .buyer).orders(OrderFilter(), .first).items.first)
        try await stage.pay(order.order.id)
        shell.pass(.seconds(4))
        await shell.settle()
        #expect(shell.text.contains("결제했습니다.") && shell.text.contains("결제됨"), "\(shell.text)")
        await shell.go("d", "y")
        #expect(shell.text.contains("구매를 확정했습니다."), "\(shell.text)")
    }

    @Test func theAddressStandsAloneWhereThereIsNoRoom() async throws {
        let shell = try await #require(ScreenScene.named("checkout")).shell(.ko, ShellStage.sizes[1])
        #expect(shell.text.contains("madang.example") && !shell.text.contains("█"), "\(shell.text)")
        #expect(shell.text.contains("QR 코드"), "the person is told why: \(shell.text)")
    }

    @Test func theAddressIsCopied() async throws {
        var shell = try await #require(ScreenScene.named("checkout")).shell(.ko, ShellStage.sizes[0])
        await shell.go("y")
        #expect(shell.copied.map { $0.hasPrefix("https://madang.example/pay/") } == [true])
    }

    @Test func leavingKeepsTheOrderOpenAndSaysUntilWhen() async throws {
        let stage = ScreenStage()
        let record = try stage.offer()
        var shell = await stage.shell(at: .orders)
        _ = try await stage.verbs(of: .buyer).open(PurchaseRequest(record), idempotencyKey: nil)
        await shell.go("r", "enter", "p", "escape")
        #expect(shell.text.contains("주문은 2026-01-01 00:30까지 유지됩니다."), "\(shell.text)")
        #expect(shell.text.contains("결제 대기"), "it leads back to the order: \(shell.text)")
    }

    @Test func nothingIsOpenedWithoutAServerToPayAt() async throws {
        let stage = ScreenStage()
        var shell = await stage.shell(at: .purchase(of: try stage.offer()), hasServer: false)
        await shell.go("enter")
        #expect(shell.text.contains("--backend"), "\(shell.text)")
        #expect(try await stage.verbs(of: .buyer).orders(OrderFilter(), .first).items.isEmpty)
    }

    @Test func whatIsGoneSaysSo() async throws {
        let stage = ScreenStage()
        let record = try stage.offer()
        var shell = await stage.shell(at: .purchase(of: record)) { verbs in
            verbs.open = { _, _ throws(OrderError) in throw .gone }
        }
        await shell.go("enter", "y")
        #expect(shell.text.contains("더는 결제할 수 없습니다."), "\(shell.text)")
    }

    @Test func anOrderStaysInStepWhileItWaits() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.open)
        var shell = await stage.shell(of: .seller, at: .order(id))
        #expect(shell.text.contains("결제를 기다리는 중.\n"), "\(shell.text)")
        shell.pass(.seconds(4))
        await shell.settle()
        #expect(shell.text.contains("결제를 기다리는 중..\n"), "each look is seen: \(shell.text)")
        shell.pass(.seconds(4))
        try await stage.pay(id)
        await shell.settle()
        #expect(shell.text.contains("전달한 뒤 a 키로 알려 주세요."), "\(shell.text)")
        shell.pass(.seconds(60))
        #expect(shell.asked.isEmpty, "an order that does not wait is not looked at")
    }

    @Test func anOutageDoesNotEndTheWaiting() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.open)
        let real = stage.verbs(of: .buyer)
        let tries = LockedValue(0)
        var shell = await stage.shell(at: .order(id)) { verbs in
            verbs.look = { id throws(OrderError) in
                let isFirst = tries.withLock { count in
                    count += 1
                    return count == 1
                }
                if isFirst { throw .service(.unreachable(english: "It broke", korean: "끊겼습니다")) }
                return try await real.look(id)
            }
        }
        shell.pass(.seconds(4))
        await shell.settle()
        #expect(!shell.text.contains("끊겼습니다"), "a look is not the person's own: \(shell.text)")
        try await stage.pay(id)
        shell.pass(.seconds(4))
        await shell.settle()
        #expect(shell.text.contains("구매를 확정할 때까지"), "\(shell.text)")
    }

    @Test func nothingIsLookedAtBelowAnotherScreen() async throws {
        let stage = ScreenStage()
        let id = try await stage.order(.open)
        let looks = LockedValue(0)
        var shell = await stage.shell(at: .order(id)) { verbs in
            let real = verbs.look
            verbs.look = { id throws(OrderError) in
                looks.withLock { $0 += 1 }
                return try await real(id)
            }
        }
        await shell.go("p")
        shell.pass(.seconds(4))
        await shell.settle()
        #expect(looks.now == 1, "the screen of the payment looks, the order below does not")
    }
}
