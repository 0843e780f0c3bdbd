import CoreMetrics
import NIOCore
import Wire

/// Counts a connection while it is open; closes it at once if its address has too many, and cuts it off when
/// its client does not take its answers: when something waits to be sent and nothing of it moves for the
/// limit, up to twice that.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny
    typealias OutboundIn = NIOAny

    /// What can be seen of the answers' way: how often something was sent off, and how much of it waits.
    private struct Progress: Equatable {
        var flushes = 0
        var waiting = 0
    }

    private let limit: TimeAmount
    private let connections: Meter?
    private let room: ConnectionRoom
    private let largestHead: Int
    private var isCounted = false
    /// The address that the connection counts for.
    private var network: NetworkAddress?
    private var progress = Progress()
    private var flushes = 0
    private var look: RepeatedTask?

    /// How many bytes of answers the connection takes in before their writers wait.
    private static let waitingAnswers = ChannelOptions.Types.WriteBufferWaterMark(
        low: 8 << 10, high: 16 << 10)

    init(_ configuration: WireServerConfiguration, _ connections: Meter?, _ room: ConnectionRoom) {
        limit = TimeAmount(configuration.writeTime)
        largestHead = configuration.largestHead
        self.connections = connections
        self.room = room
    }

    func handlerAdded(context: ChannelHandlerContext) {
        do {
            try RequestGuard.install(in: context.pipeline.syncOperations, largestHead: largestHead)
            try context.channel.syncOptions?.setOption(.writeBufferWaterMark, value: Self.waitingAnswers)
        } catch {
            return context.close(promise: nil)
        }
        if context.channel.isActive { begin(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func flush(context: ChannelHandlerContext) {
        flushes &+= 1
        context.flush()
    }

    private func begin(_ context: ChannelHandlerContext) {
        if isCounted { return }
        let channel = context.channel
        guard case .admitted(let network) = room.enter(channel.remoteAddress.flatMap(NetworkAddress.init))
        else {
            // Without a word: to answer would cost what the connection is refused for.
            channel.close(promise: nil)
            return
        }
        isCounted = true
        self.network = network
        connections?.increment()
        let watch = NIOLoopBound(self, eventLoop: context.eventLoop)
        look = context.eventLoop.scheduleRepeatedTask(initialDelay: limit, delay: limit) { _ in
            watch.value.look(at: channel)
        }
    }

    /// The rest of an answer may be small: whether the channel calls itself writable says nothing.
    private func look(at channel: any Channel) {
        let waiting = try? channel.syncOptions?.getOption(.bufferedWritableBytes)
        let seen = Progress(flushes: flushes, waiting: waiting ?? 0)
        if seen.waiting > 0, seen == progress { channel.close(promise: nil) }
        progress = seen
    }

    private func end() {
        look?.cancel()
        look = nil
        if isCounted { connections?.decrement() }
        isCounted = false
        if let network { room.leave(network) }
        network = nil
    }
}
